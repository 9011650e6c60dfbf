import { incidentDecide } from './incidents';
import { incidentList } from './incidents';
import { leagueCreate, leagueList, teamList } from './leagueCommands';
import { matchConfirm } from './matchConfirm';
import { matchKnockout } from './matchKnockout';
import { matchList } from './matchList';
import { matchMerge } from './matchMerge';
import { matchMove } from './matchMove';
import { matchRelease } from './matchRelease';
import { matchResult } from './matchResult';
import { matchShow } from './matchShow';
import { matchStats } from './matchStats';
import { matchStatus } from './matchStatus';
import { playerCondition, playerList, playerRetire, playerReturn } from './playerCommands';
import { teamAlias, teamName } from './teamCommands';

/** Commands about matches, their incidents and the catalogue that they are of. */
export const matchesCommands = [
  leagueList,
  leagueCreate,
  teamList,
  teamAlias,
  teamName,
  playerList,
  playerCondition,
  playerRetire,
  playerReturn,
  matchList,
  matchShow,
  matchStatus,
  matchMove,
  matchMerge,
  matchResult,
  matchConfirm,
  matchKnockout,
  matchRelease,
  matchStats,
  incidentList,
  incidentDecide,
];

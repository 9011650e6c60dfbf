import { incidentDecide } from './incidents';
import { incidentList } from './incidents';
import { leagueCreate, leagueList, teamList } from './leagueCommands';
import { matchList } from './matchList';
import { matchMove } from './matchMove';
import { matchResult } from './matchResult';
import { matchShow } from './matchShow';
import { matchStats } from './matchStats';
import { matchStatus } from './matchStatus';
import { playerCondition, playerList } from './playerCommands';

/** Commands about matches, their incidents and the catalogue that they are of. */
export const matchesCommands = [
  leagueList,
  leagueCreate,
  teamList,
  playerList,
  playerCondition,
  matchList,
  matchShow,
  matchStatus,
  matchMove,
  matchResult,
  matchStats,
  incidentList,
  incidentDecide,
];

import { callTable, contractSchemas } from '@arma11/core/schemas';
import { leagues } from '../catalogue/leagues/leagues';
import { leagueTeam, leagueTeams } from '../catalogue/leagues/leagueTeams';
import { matchSheet } from '../home/sheets/matchSheet';
import { playerSheet } from '../home/sheets/playerSheet';
import { routes } from '../platform/http/route';

/** Leagues, their clubs, and the sheets of footballers and matches. */
export const leagueRoutes = routes(callTable.leagues, contractSchemas.leagues, {
  list: ({ deps }) => leagues(deps.db.stale),
  teams: ({ deps, params }) => leagueTeams(deps.db.stale, params.league_unique),
  team: ({ deps, params }) => leagueTeam(deps.db.stale, params),
  player: ({ deps, params }) => playerSheet(deps.db.stale, params.id),
  matchSheet: ({ deps, params }) => matchSheet(deps.db.stale, params.id),
});

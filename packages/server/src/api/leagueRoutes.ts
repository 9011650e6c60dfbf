import { callTable, contractSchemas } from '@arma11/core/schemas';
import { leagues } from '../catalogue/leagues/leagues';
import { leagueTeam, leagueTeams } from '../catalogue/leagues/leagueTeams';
import { routes } from '../platform/http/route';

/** Leagues and their clubs. */
export const leagueRoutes = routes(callTable.leagues, contractSchemas.leagues, {
  list: ({ deps }) => leagues(deps.db.stale),
  teams: ({ deps, params }) => leagueTeams(deps.db.stale, params.league_unique),
  team: ({ deps, params }) => leagueTeam(deps.db.stale, params),
});

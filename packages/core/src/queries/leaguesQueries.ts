import type { Client } from '../client/Client';
import { query } from './query';
import { leaguesKeys } from './queryKeys';

/** Leagues, their clubs and the best of their last jornada (product §11.3). */
export const leaguesQueries = {
  /** The leagues that can be played. */
  list: (client: Client) =>
    query({
      queryKey: leaguesKeys.list,
      queryFn: ({ signal }) => client.leagues.list(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** The clubs of a league, by name. */
  teams: (client: Client, league: string) =>
    query({
      queryKey: leaguesKeys.teams(league),
      queryFn: ({ signal }) => client.leagues.teams({ league_unique: league }, { signal }),
      staleTime: 300_000,
    }),
  /** A club with its squad and its matches of the season. */
  team: (client: Client, league: string, team: number) =>
    query({
      queryKey: leaguesKeys.team(league, team),
      queryFn: ({ signal }) => client.leagues.team({ league_unique: league, id_team: team }, { signal }),
    }),
  /** A footballer: form, latest matches with the reasons for their points, next rivals. */
  player: (client: Client, id: number) =>
    query({
      queryKey: leaguesKeys.player(id),
      queryFn: ({ signal }) => client.leagues.player({ id }, { signal }),
    }),
  /** What stands behind a match: form and places of both, how they met before, who played. */
  matchSheet: (client: Client, id: number) =>
    query({
      queryKey: leaguesKeys.matchSheet(id),
      queryFn: ({ signal }) => client.leagues.matchSheet({ id }, { signal }),
    }),
  /** The best of each league's last settled jornada. */
  recentStats: (client: Client) =>
    query({
      queryKey: leaguesKeys.recentStats,
      queryFn: ({ signal }) => client.leagues.recentStats(undefined, { signal }),
      staleTime: 300_000,
    }),
};

import { calls } from './call';

/** Leagues, their clubs and the best of their last jornada (product §11.3). */
export const leagues = calls({
  /** The leagues that can be played. */
  list: { method: 'GET', path: 'plus/leagues/', access: 'player', fallback: 'emptyList', ours: true },
  /** The clubs of a league, by name. */
  teams: {
    method: 'GET',
    path: 'plus/leagues/{league_unique}/teams/',
    access: 'player',
    fallback: 'emptyList',
    ours: true,
  },
  /** A club with its squad and its matches of the season. */
  team: {
    method: 'GET',
    path: 'plus/leagues/{league_unique}/teams/{id_team}/',
    access: 'player',
    fallback: 'null',
    ours: true,
  },
  /** A footballer: form, latest matches with the reasons for their points, next rivals. */
  player: { method: 'GET', path: 'plus/players/{id}/', access: 'player', fallback: 'null', ours: true },
  /** What stands behind a match: form and places of both, how they met before, who played. */
  matchSheet: { method: 'GET', path: 'plus/matches/{id}/', access: 'player', fallback: 'null', ours: true },
  /** The best of each league's last settled jornada. */
  recentStats: { method: 'GET', path: 'plus/stats/recent/', access: 'player', fallback: 'emptyList', ours: true },
});

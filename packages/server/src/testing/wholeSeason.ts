import { NO_STATS } from '@arma11/core/domain';
import type { FeedPlayer, FeedSeason } from '../catalogue/feeds/feedShape';

const CLUBS = 20;
const SQUAD = 30;
/** Who of each squad has a row in a match. */
const LISTED = 15;

const clubs = Array.from({ length: CLUBS }, (_, club) => club);
const clubId = (club: number) => `c${club}`;
const playerId = (club: number, at: number) => `c${club}-${at}`;

const squad = (club: number): FeedPlayer[] =>
  Array.from({ length: SQUAD }, (_, at) => ({
    external_id: playerId(club, at),
    team_external_id: clubId(club),
    full_name: `Jugador ${club} ${at}`,
    short_name: `J${club} ${at}`,
    position: at === 0 ? 0 : at < 10 ? 1 : at < 20 ? 2 : 3,
    condition: 0,
    condition_note: null,
    contry: 'PE',
    number: at + 1,
  }));

/** Every club against every other at home and away, ten matches a jornada. */
function pairs(): { jornada: number; local: number; visit: number }[] {
  const rounds = CLUBS - 1;
  const half = Array.from({ length: rounds }, (_, round) =>
    Array.from({ length: CLUBS / 2 }, (_each, at) => ({
      jornada: round + 1,
      local: at === 0 ? CLUBS - 1 : (round + at) % rounds,
      visit: (round + rounds - at) % rounds,
    })),
  ).flat();
  return [
    ...half,
    ...half.map(({ jornada, local, visit }) => ({ jornada: jornada + rounds, local: visit, visit: local })),
  ];
}

/** A finished season of 380 matches with 30 players each. */
export function wholeSeason(): FeedSeason {
  const matches = pairs().map(({ jornada, local, visit }) => ({
    external_id: `m${jornada}-${local}-${visit}`,
    jornada,
    local_external_id: clubId(local),
    visit_external_id: clubId(visit),
    kick_off: new Date(Date.UTC(2025, 7, 1) + jornada * 7 * 86_400_000).toISOString(),
    confirmed_time: true,
    estado: 'finalizado' as const,
    minute: null,
    goals_local: 1,
    goals_visit: 0,
    first_goal: 'local' as const,
    first_goal_minute: 12,
    official: true,
    clubs: [local, visit],
  }));
  const stats = matches.flatMap(({ external_id, jornada, clubs: sides }) =>
    sides.flatMap((club, side) =>
      Array.from({ length: LISTED }, (_, at) => ({
        player_external_id: playerId(club, (at + jornada) % SQUAD),
        match_external_id: external_id,
        jornada,
        was_local: side === 0,
        stats: { ...NO_STATS, minutes: 90, goals: at === 3 && side === 0 ? 1 : 0, saves: at % 5, goals_conceded: side },
      })),
    ),
  );
  return {
    source: 'temporada',
    provider: 'prueba',
    competition: 'Liga larga',
    season: '2025-26',
    teams: clubs.map((club) => ({ external_id: clubId(club), name: `Club ${club}`, short: `C${club}` })),
    players: clubs.flatMap(squad),
    jornadas: Array.from({ length: (CLUBS - 1) * 2 }, (_, at) => ({ number: at + 1, name: `Jornada ${at + 1}` })),
    matches: matches.map(({ clubs: _clubs, ...match }) => match),
    stats,
    rejected: [],
    duplicates: [],
    rowsRead: {},
    notes: [],
  };
}

import { NO_STATS, type CoachStats, type ScoringProfile } from '@arma11/core/domain';
import type { FeedMatch, FeedPlayer, FeedPlayerMatch, FeedSeason, FeedTeam } from './feedShape';

/** A season in which every club has a coach, and how many rows we made for it. */
export interface CoachedSeason {
  season: FeedSeason;
  made: { player: number; player_match: number };
}

const coachFor = ({ external_id, name, short }: FeedTeam): FeedPlayer => ({
  external_id: `DT-${external_id}`,
  team_external_id: external_id,
  full_name: `DT ${name}`,
  short_name: `DT ${short}`,
  position: 4,
  condition: 0,
  condition_note: null,
  contry: '',
  number: null,
});

/** Each club's coach: the source's own, the fittest where it lists several. */
function coachesByClub(players: FeedPlayer[]): Map<string, FeedPlayer> {
  const coaches = players.filter((player) => player.position === 4).toSorted((a, b) => b.condition - a.condition);
  return new Map(coaches.map((coach) => [coach.team_external_id, coach]));
}

const PLAYED = new Set<FeedMatch['estado']>(['finalizado', 'en_vivo', 'descanso']);

function coachStats(goals_for: number, goals_against: number): CoachStats {
  const result = goals_for > goals_against ? 'win' : goals_for < goals_against ? 'loss' : 'draw';
  return { result, goals_for, goals_against, yellow_cards: 0, red_cards: 0 };
}

function coachRows(match: FeedMatch, coaches: Map<string, FeedPlayer>): FeedPlayerMatch[] {
  const { goals_local, goals_visit, jornada, external_id } = match;
  if (jornada === null || goals_local === null || goals_visit === null || !PLAYED.has(match.estado)) return [];
  return [true, false].flatMap((was_local) => {
    const coach = coaches.get(was_local ? match.local_external_id : match.visit_external_id);
    const stats = was_local ? coachStats(goals_local, goals_visit) : coachStats(goals_visit, goals_local);
    if (!coach) return [];
    const ids = { player_external_id: coach.external_id, match_external_id: external_id };
    return { ...ids, jornada, was_local, stats: { ...NO_STATS, coach: stats } };
  });
}

const keyOf = (row: FeedPlayerMatch) => `${row.player_external_id}:${row.match_external_id}`;

function withResults(season: FeedSeason, players: FeedPlayer[]): FeedPlayerMatch[] {
  const coaches = coachesByClub(players);
  const rows = new Map(season.stats.map((row) => [keyOf(row), row]));
  for (const row of season.matches.flatMap((match) => coachRows(match, coaches))) {
    const own = rows.get(keyOf(row));
    rows.set(keyOf(row), own ? { ...own, stats: { ...own.stats, coach: row.stats.coach } } : row);
  }
  return [...rows.values()];
}

/**
 * Gives every club without a coach one of its name, since a lineup needs twelve (rules R4.1), and, where the profile
 * pays coaches by results, the coaches what their teams did. The feeds tell no coach's cards, so they have none.
 */
export function withCoaches(season: FeedSeason, profile: ScoringProfile): CoachedSeason {
  if (season.players.length === 0) return { season, made: { player: 0, player_match: 0 } };
  const coached = coachesByClub(season.players);
  const made = season.teams.filter((team) => !coached.has(team.external_id)).map(coachFor);
  const players = [...season.players, ...made];
  const stats = profile.coach.mode === 'resultado' ? withResults(season, players) : season.stats;
  return {
    season: { ...season, players, stats },
    made: { player: made.length, player_match: stats.length - season.stats.length },
  };
}

import type { Position } from '../contract/wire';
import type { PlayerMatchStats } from './scoring/playerMatchStats';
import { STAT_RANGES, type StatColumn } from './scoring/statRanges';

/** A side of a match. */
export type MatchSide = 'local' | 'visit';

/** A finished match as far as its statistics have to agree with it. */
export interface FinishedMatch {
  goals_local: number;
  goals_visit: number;
  /** The result was given at a desk: no goals of players belong to it (rules R15.6). */
  awarded: boolean;
}

/** What one player did in it. */
export interface PlayedRow {
  player: number;
  /** Null: they are of neither side. */
  side: MatchSide | null;
  position: Position;
  stats: Readonly<Partial<PlayerMatchStats>>;
}

/** Something that the statistics of a match lack, or that cannot be. */
export type DataGap =
  /** Fewer than eleven players of a side have minutes. */
  | { gap: 'eleven'; side: MatchSide; players: number }
  /** The goals of a side's players and the own goals of the other are not its score. */
  | { gap: 'goals'; side: MatchSide; told: number; score: number }
  /** A value outside the range of its column. */
  | { gap: 'range'; player: number; column: StatColumn; value: number };

const ELEVEN = 11;
const SIDES = ['local', 'visit'] as const;
const COLUMNS = Object.keys(STAT_RANGES) as StatColumn[];
const COACH: Position = 4;

const sum = (rows: readonly PlayedRow[], column: 'goals' | 'own_goals') =>
  rows.reduce((total, { stats }) => total + (stats[column] ?? 0), 0);

function outOfRange({ player, stats }: PlayedRow): DataGap[] {
  return COLUMNS.flatMap((column) => {
    const value = stats[column] ?? 0;
    const [least, most] = STAT_RANGES[column];
    return Number.isInteger(value) && value >= least && value <= most ? [] : [{ gap: 'range', player, column, value }];
  });
}

/**
 * What the statistics of a finished match lack before it may count for money in a lineup room (rules R15.1): eleven players a
 * side with minutes, goals of players and own goals that make the score, every value in the range of its column. Empty
 * when nothing is missing. Coaches have no statistics of their own. With an awarded result the goals need not agree, and a
 * match that was never played has no players.
 *
 * @example
 * dataGaps({ goals_local: 0, goals_visit: 0, awarded: false }, []);
 * // [{ gap: 'eleven', side: 'local', players: 0 }, { gap: 'eleven', side: 'visit', players: 0 }]
 */
export function dataGaps(match: FinishedMatch, played: readonly PlayedRow[]): DataGap[] {
  const players = played.filter(({ position }) => position !== COACH);
  const of = (side: MatchSide) => players.filter((row) => row.side === side);
  const ranges = players.flatMap(outOfRange);
  if (match.awarded && players.every(({ stats }) => !stats.minutes)) return ranges;
  const elevens = SIDES.flatMap((side): DataGap[] => {
    const on = of(side).filter(({ stats }) => (stats.minutes ?? 0) > 0).length;
    return on < ELEVEN ? [{ gap: 'eleven', side, players: on }] : [];
  });
  const goals = match.awarded
    ? []
    : SIDES.flatMap((side): DataGap[] => {
        const score = side === 'local' ? match.goals_local : match.goals_visit;
        const told = sum(of(side), 'goals') + sum(of(side === 'local' ? 'visit' : 'local'), 'own_goals');
        return told === score ? [] : [{ gap: 'goals', side, told, score }];
      });
  return [...elevens, ...goals, ...ranges];
}

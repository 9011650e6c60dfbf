import type { PlayerMatchStats } from './playerMatchStats';

/** One number for each position on the pitch: POR, DEF, MED, DEL. */
export type ByPosition = readonly [POR: number, DEF: number, MED: number, DEL: number];

/** A statistic of the pitch that a rule may count. */
export type CountedStat = Exclude<keyof PlayerMatchStats, 'manager' | 'coach'>;

/** Pays `points` for every `every` events; below `min_minutes` it pays nothing. */
export interface PerEventRule {
  code: string;
  label: string;
  stat: CountedStat;
  every: number;
  min_minutes: number;
  points: ByPosition;
}

/** Pays once: the points of the highest step that the statistic reaches. Steps ascend. */
export interface StepRule {
  code: string;
  label: string;
  stat: CountedStat;
  steps: readonly { from: ByPosition; points: ByPosition }[];
}

/** What a coach can be paid for, whatever the source of the events. */
export type CoachEvent =
  | 'win'
  | 'draw'
  | 'goals'
  | 'clean_sheet'
  | 'underdog_win'
  | 'underdog_draw'
  | 'yellow_card'
  | 'red_card';

/** Points of each coach event; `goal_cap` is how many goals are paid at most, null for all. */
export interface CoachTable {
  points: Readonly<Record<CoachEvent, number>>;
  goal_cap: number | null;
}

/**
 * Where a coach's points come from: the team's result, the average of its players, the official manager events,
 * or nowhere, where the game has no coaches.
 */
export type CoachRule =
  | ({ mode: 'resultado' } & CoachTable)
  | ({ mode: 'manager' } & CoachTable)
  | { mode: 'promedio'; divisor: number }
  | { mode: 'ninguno' };

/** A whole scoring table as data: `scorePlayer` is its only reader. */
export interface ScoringProfile {
  code: string;
  rules: readonly (PerEventRule | StepRule)[];
  /** A red card's charge includes the yellows that led to it. */
  red_includes_yellows: boolean;
  coach: CoachRule;
}

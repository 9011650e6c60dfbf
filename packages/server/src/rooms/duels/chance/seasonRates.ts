import type { ByPosition } from '@arma11/core/domain';

/**
 * How often things happen, measured on jornadas 1 to 19 of the Premier League 2024/25 (`../shared/data/fpl-2024-25`), which
 * the calibration does not use (rules R20.3). All are for 90 minutes.
 */
export const SEASON_RATES = {
  /** Goals of the home and of the visiting side. */
  goals: [1.52, 1.45],
  /** The part of their team's goals that one player on the pitch scores, and that they set up. */
  goalShare: [0, 0.03, 0.11, 0.28],
  assistShare: [0.01, 0.04, 0.12, 0.12],
  yellow: [0.09, 0.21, 0.24, 0.18],
  saves: 3.2,
  /** What a player earns in a match that they play, by our own table: above it they are better than most. */
  points: [3.1, 2.27, 2.45, 2.85],
} as const satisfies Record<string, number | readonly [number, number] | ByPosition>;

/** How a match goes for a player before it: chances of not playing, coming on, and being taken off; else they play it all. */
export interface Outing {
  absent: number;
  comesOn: number;
  goesOff: number;
}

/** By how many of their team's matches a player has played in: under a quarter, half, three quarters, nine tenths, and more. */
const OUTINGS: readonly [below: number, Outing][] = [
  [0.25, { absent: 0.8, comesOn: 0.12, goesOff: 0.03 }],
  [0.5, { absent: 0.56, comesOn: 0.24, goesOff: 0.07 }],
  [0.75, { absent: 0.36, comesOn: 0.28, goesOff: 0.13 }],
  [0.9, { absent: 0.24, comesOn: 0.19, goesOff: 0.21 }],
  [Infinity, { absent: 0.1, comesOn: 0.17, goesOff: 0.21 }],
];

/** What a part of their team's matches says of the next one. */
export const outingOf = (played: number): Outing => OUTINGS.find(([below]) => played < below)![1];

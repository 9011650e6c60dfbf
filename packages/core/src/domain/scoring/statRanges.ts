import type { PlayerMatchStats } from './playerMatchStats';

/** What is counted of a player in a match. */
export type StatColumn = {
  [K in keyof PlayerMatchStats]-?: NonNullable<PlayerMatchStats[K]> extends number ? K : never;
}[keyof PlayerMatchStats];

/** The least and the most that each column of a player's match can hold (rules R15.1, R18.4). */
export const STAT_RANGES: Readonly<Record<StatColumn, readonly [least: number, most: number]>> = {
  minutes: [0, 130],
  goals: [0, 20],
  assists: [0, 20],
  goals_conceded: [0, 30],
  saves: [0, 50],
  penalties_saved: [0, 10],
  penalties_missed: [0, 10],
  yellow_cards: [0, 2],
  red_cards: [0, 1],
  own_goals: [0, 10],
  bonus: [0, 3],
  defensive_contribution: [0, 100],
};

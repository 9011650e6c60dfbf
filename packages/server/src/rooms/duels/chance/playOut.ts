import { SEASON_RATES } from './seasonRates';

/** A match as it stands. */
export interface StandingMatch {
  id: number;
  /** Of play: 0 before it, 90 once it is over. */
  minute: number;
  /** Of the home and of the visiting side. */
  goals: readonly [number, number];
  /** Whether the next goal would be the first, and else whose that was. */
  firstGoal: 'local' | 'visit' | null;
}

/** A goal that the simulation adds: 0 for the home side, 1 for the visitors. */
export interface AddedGoal {
  minute: number;
  side: 0 | 1;
}

/** How one run of the simulation ends a match. */
export interface PlayedOut {
  added: readonly AddedGoal[];
  goals: readonly [number, number];
  firstGoal: 'local' | 'visit' | null;
}

export type Random = () => number;

/** Minutes of a match; added time is part of the last one. */
export const FULL_TIME = 90;

/** How often something of this mean happens, by Knuth's method. */
export function poisson(mean: number, random: Random): number {
  const limit = Math.exp(-mean);
  let times = 0;
  for (let product = random(); product > limit; product *= random()) times += 1;
  return times;
}

/** Plays the rest of a match: goals of both sides as they fall on average, at any minute that is left (rules R20.3). */
export function playOut({ minute, goals, firstGoal }: StandingMatch, random: Random): PlayedOut {
  const left = FULL_TIME - minute;
  const added: AddedGoal[] = [];
  for (const side of [0, 1] as const) {
    const count = poisson((SEASON_RATES.goals[side] * left) / FULL_TIME, random);
    for (let goal = 0; goal < count; goal += 1) added.push({ minute: minute + random() * left, side });
  }
  added.sort((a, b) => a.minute - b.minute);
  const of = (side: 0 | 1) => goals[side] + added.filter((goal) => goal.side === side).length;
  const next = added[0] && (added[0].side === 0 ? 'local' : 'visit');
  return { added, goals: [of(0), of(1)], firstGoal: firstGoal ?? next ?? null };
}

import type { Answer } from '@arma11/core/contract';
import type { Score } from './answersState';

/** Whether both teams have their goals. */
export const isComplete = (score: Score | null): score is { local: number; visit: number } =>
  score !== null && score.local !== null && score.visit !== null;

/** The alternative of an exact score: its own up to 3-3, 'Otro' beyond (rules R8.2); null while it is incomplete. */
export function alternativeOf(score: Score | null, alternatives: readonly Answer[]): Answer | null {
  if (!isComplete(score)) return null;
  const exact = alternatives.find(({ answer }) => sameScore(scoreOf(answer), score));
  return exact ?? otherOf(alternatives);
}

/** What the steppers show: what was put on them, else what the chosen alternative stands for. */
export const shownScore = (put: Score | null, chosen: Answer | undefined): Score =>
  put ?? (chosen && scoreOf(chosen.answer)) ?? untouched;

const untouched: Score = { local: null, visit: null };

/** The alternative for every score that has none of its own. */
export const otherOf = (alternatives: readonly Answer[]): Answer | null =>
  alternatives.find(({ answer }) => scoreOf(answer) === null) ?? null;

/** The goals that an alternative like '2-1' stands for, or null for 'Otro'. */
export function scoreOf(answer: string): Score | null {
  const [, local, visit] = /^\s*(\d+)\s*[-–]\s*(\d+)\s*$/.exec(answer) ?? [];
  return local === undefined || visit === undefined ? null : { local: Number(local), visit: Number(visit) };
}

const sameScore = (a: Score | null, b: Score) => a !== null && a.local === b.local && a.visit === b.visit;

import type { Answer } from '@arma11/core/contract';
import { mostGoals, priceOfScore, scoreOfUnmade, unmadeScore } from '@arma11/core/domain';
import type { Score } from './answersState';

/** Whether both teams have their goals. */
export const isComplete = (score: Score | null): score is { local: number; visit: number } =>
  score !== null && score.local !== null && score.visit !== null;

/**
 * The alternative of an exact score: a shown one, or one that is made when it is saved (rules R17.2), and in older rooms
 * 'Otro'; null while the score is incomplete.
 */
export function alternativeOf(score: Score | null, alternatives: readonly Answer[]): Answer | null {
  if (!isComplete(score)) return null;
  const exact = alternatives.find(({ answer }) => sameScore(scoreOf(answer), score));
  return exact ?? otherOf(alternatives) ?? unmadeAnswer(score, alternatives);
}

/** The alternative with this id, also where it is not made yet. */
export function answerOf(picked: number | null, alternatives: readonly Answer[]): Answer | undefined {
  const shown = alternatives.find(({ id }) => id === picked);
  const score = picked === null || shown ? null : scoreOfUnmade(picked);
  return shown ?? (score ? (unmadeAnswer(score, alternatives) ?? undefined) : undefined);
}

function unmadeAnswer(score: { local: number; visit: number }, alternatives: readonly Answer[]): Answer | null {
  const [like] = alternatives;
  if (!like) return null;
  const answer = `${score.local}-${score.visit}`;
  return { ...like, id: unmadeScore(score), answer, pts: priceOfScore(alternatives, score), pct: null };
}

/** The most goals that can be put: where every other score is 'Otro', those of one digit. */
export const mostGoalsOf = (alternatives: readonly Answer[]): number => (otherOf(alternatives) ? 9 : mostGoals);

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

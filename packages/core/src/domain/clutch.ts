import { type Comparator, chain } from './ranking';

/** What a player guessed of the clutch match; null where they did not answer. */
export interface ClutchGuess {
  goals_local: number | null;
  goals_visit: number | null;
  /** Minute of the first goal, 0 for none. */
  minute: number | null;
}

/** How the clutch match ended. */
export interface ClutchResult {
  goals_local: number;
  goals_visit: number;
  /** Minute of the first goal, 0 for none; null where nothing tells it, and then it parts nobody. */
  minute: number | null;
}

/** What a match is known by: its score, and the minute of its first goal as a source said it. */
interface PlayedMatch {
  goals_local: number | null;
  goals_visit: number | null;
  first_goal_minute: number | null;
  /** Its result was decided, not played (rules R15.6). */
  awarded: boolean;
}

/** What guesses of a match are compared with: added time counts as minute 90 (rules R9.2); null without a score. */
export function clutchResult({
  goals_local,
  goals_visit,
  first_goal_minute,
  awarded,
}: PlayedMatch): ClutchResult | null {
  if (goals_local === null || goals_visit === null) return null;
  const told = goals_local + goals_visit === 0 ? 0 : first_goal_minute && Math.min(first_goal_minute, 90);
  return { goals_local, goals_visit, minute: awarded ? null : told };
}

/** How far a guess was from the result; an unanswered question is infinitely far. */
export interface ClutchDistance {
  score: number;
  minute: number;
}

/** The distance of a guess: |Δlocal| + |Δvisita|, and |Δminuto| (rules R9.3). */
export function clutchDistance(guess: ClutchGuess | null, result: ClutchResult): ClutchDistance {
  return {
    score: apart(guess?.goals_local, result.goals_local) + apart(guess?.goals_visit, result.goals_visit),
    minute: result.minute === null ? 0 : apart(guess?.minute, result.minute),
  };
}

/** Puts the closer score ahead, then the closer minute; an entry without clutch loses to one with (rules R9.3). */
export const closerClutch: Comparator<ClutchDistance> = chain(
  (a, b) => nearer(a.score, b.score),
  (a, b) => nearer(a.minute, b.minute),
);

const apart = (guess: number | null | undefined, actual: number) =>
  guess == null ? Number.POSITIVE_INFINITY : Math.abs(guess - actual);

// Not a subtraction: two unanswered questions tie, and Infinity − Infinity is not a number.
const nearer = (a: number, b: number) => Number(a > b) - Number(a < b);

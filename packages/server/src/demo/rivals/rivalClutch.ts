import type { ClutchGuess } from '@arma11/core/contract';

/** Goals of a side as people guess them. */
const GOALS = [0, 1, 1, 1, 2, 2, 3];
/** Three in four guess the clutch at all; most of them both questions. */
const GUESSES = 0.75;
const NAMES_A_MINUTE = 0.8;

/** What a rival guesses of the clutch match, or nothing. */
export function rivalClutch(random: () => number): ClutchGuess | null {
  if (random() >= GUESSES) return null;
  const goals = () => GOALS[Math.floor(random() * GOALS.length)]!;
  const [goals_local, goals_visit] = [goals(), goals()];
  const first = goals_local + goals_visit === 0 ? 0 : 1 + Math.floor(random() * 60);
  return { goals_local, goals_visit, minute: random() < NAMES_A_MINUTE ? first : null };
}

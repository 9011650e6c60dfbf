import type { ClutchGuess } from '@arma11/core/contract';

/** A guess with nothing in it. */
export const noGuess: ClutchGuess = { goals_local: null, goals_visit: null, minute: null };

/** Whether two guesses say the same. */
export const sameGuess = (a: ClutchGuess, b: ClutchGuess): boolean =>
  a.goals_local === b.goals_local && a.goals_visit === b.goals_visit && a.minute === b.minute;

/** Whether nothing is answered: saved as it is, it takes the guess back. */
export const isEmptyGuess = (guess: ClutchGuess): boolean => sameGuess(guess, noGuess);

/** Both goals or neither (rules R9.2). */
export const isWholeGuess = ({ goals_local, goals_visit }: ClutchGuess): boolean =>
  (goals_local === null) === (goals_visit === null);

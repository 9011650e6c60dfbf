import type { ClutchGuess } from '@arma11/core/contract';
import type { ClutchMessages } from '../../messages/clutch.es';

/** A guess as it is read: "2-1, primer gol al 23'". */
export function guessWords({ goals_local, goals_visit, minute }: ClutchGuess, t: ClutchMessages): string {
  const goals = goals_local === null || goals_visit === null ? null : t.goals(goals_local, goals_visit);
  return [goals, minute === null ? null : t.at(minute)].filter((words) => words !== null).join(', ');
}

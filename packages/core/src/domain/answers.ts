import type { Answer, AnswerToSave } from '../contract/wire';
import { percentOf } from './percent';

/** What decides whether two sets of answers are the same. */
export type ChosenAnswer = Pick<AnswerToSave, 'alternative' | 'match_prediction'>;

/** Whether the current answers differ from the last saved or loaded set, so that Guardar is active (product §4). */
export function answersDiffer(current: readonly ChosenAnswer[], loaded: readonly ChosenAnswer[]): boolean {
  const now = chosenByMarket(current);
  const before = chosenByMarket(loaded);
  return now.size !== before.size || [...now].some(([market, alternative]) => before.get(market) !== alternative);
}

/** How many markets have an answer, in percent; the prediction progress bar is clamped to 0–100 (product §5). */
export const answeredPercent = (answered: number, total: number): number => percentOf(answered, total);

/** The points in play: the highest `pts` of every market that is not void, summed (rules R8.5). */
export function pointsInPlay(alternatives: readonly Pick<Answer, 'id_match_prediction' | 'pts' | 'result'>[]): number {
  const best = new Map<number, number>();
  for (const { id_match_prediction: market, pts, result } of alternatives) {
    if (result !== 'anulado') best.set(market, Math.max(pts, best.get(market) ?? 0));
  }
  return [...best.values()].reduce((sum, pts) => sum + pts, 0);
}

// A null alternative clears the answer (rules R8.4), so it equals no answer; the last one of a market counts.
function chosenByMarket(answers: readonly ChosenAnswer[]): Map<number, number> {
  const chosen = new Map<number, number>();
  for (const { match_prediction, alternative } of answers) {
    if (alternative === null) chosen.delete(match_prediction);
    else chosen.set(match_prediction, alternative);
  }
  return chosen;
}

import type { AnswerToSave } from '@arma11/core/contract';
import type { RoomMarket } from '../rivals/rivalAnswers';

/** An answer to as many questions as the demo player has got to: the first alternative of most, another of some. */
export const firstAnswers = (predi: number, markets: readonly RoomMarket[], count: number): AnswerToSave[] =>
  markets.slice(0, count).map(({ id, alternatives }, index) => {
    const chosen = alternatives[index % 3 === 1 ? 1 : 0] ?? alternatives[0]!;
    return { alternative: chosen.id, predi, match_prediction: id };
  });

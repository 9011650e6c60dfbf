import type { LongTermQuestion, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { answeredPercent, pointsInPlay } from '@arma11/core/domain';
import type { AnswersStore } from './answers/answersStore';
import { marketsOf } from './markets/marketsOf';

/** How much of a room is answered. */
export interface Answered {
  done: number;
  total: number;
  /** 0 to 100 (product §5). */
  percent: number;
}

/** The markets that count: those that are not void. */
export const countedMarkets = (matches: readonly PrediMatch[]): number[] =>
  matches
    .flatMap(marketsOf)
    .filter(({ voided }) => !voided)
    .map(({ id }) => id);

/** How many of these markets have an answer. */
export function answeredOf(markets: readonly number[], done: number): Answered {
  return { done, total: markets.length, percent: answeredPercent(done, markets.length) };
}

/** The number of these markets that have an answer on the screen. */
export const countAnswered = (markets: readonly number[], store: AnswersStore): number =>
  markets.filter((market) => store.pick(market) !== null).length;

/** The points of the sticky bar: those still in play, and the player's own once there are any. */
export function roomPoints(
  matches: readonly PrediMatch[],
  longTerm: readonly LongTermQuestion[],
): { inPlay: number; mine: number | null } {
  const known = [...matches, ...longTerm.map(earned)].map(({ points }) => points).filter((points) => points !== null);
  const asked = longTerm.flatMap(({ id_match_prediction, answers }) =>
    answers.map((answer) => ({ ...answer, id_match_prediction })),
  );
  return {
    inPlay: pointsInPlay([...matches.flatMap(({ answers }) => answers), ...asked]),
    mine: known.length > 0 ? known.reduce((sum, points) => sum + points, 0) : null,
  };
}

/** What one's own answer to a question about the competition earned; null until it is decided. */
const earned = ({ my_answer }: LongTermQuestion): { points: number | null } => ({
  points: my_answer?.result === 'acierto' || my_answer?.result === 'fallo' ? (my_answer.points ?? 0) : null,
});

/** Whether nothing of the room changes any more: it is paid, settled or cancelled. */
export const isOver = ({ estado }: Pick<PrediRoom, 'estado'>): boolean =>
  estado === 'liquidada' || estado === 'pagada' || estado === 'cancelada';

import type { PrediMatch, PrediRoom } from '@arma11/core/contract';
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
export function roomPoints(matches: readonly PrediMatch[]): { inPlay: number; mine: number | null } {
  const known = matches.map(({ points }) => points).filter((points) => points !== null);
  return {
    inPlay: pointsInPlay(matches.flatMap(({ answers }) => answers)),
    mine: known.length > 0 ? known.reduce((sum, points) => sum + points, 0) : null,
  };
}

/** Whether nothing of the room changes any more: it is paid, settled or cancelled. */
export const isOver = ({ estado }: Pick<PrediRoom, 'estado'>): boolean =>
  estado === 'liquidada' || estado === 'pagada' || estado === 'cancelada';

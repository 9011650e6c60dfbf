import { LEAST_PRICE } from './playerPrice';

/** The millions that an eleven and its coach may cost in a room with a budget (rules R4.8). */
export const ROOM_BUDGET = 75;

/** A player as far as the budget counts them; nobody said their price: the least. */
export interface Priced {
  price?: number | undefined;
}

/** What a player costs, in millions. */
export const priceOf = ({ price }: Priced): number => price ?? LEAST_PRICE;

/** What a team costs, in millions. */
export const costOf = (team: readonly Priced[]): number => team.reduce((sum, player) => sum + priceOf(player), 0);

/**
 * By how many millions a change breaks the budget; 0 when it may be made. Whoever is over it already, because somebody
 * was replaced for them, may still change at the same cost or a lower one (rules R4.8).
 */
export const overBudget = ({ before, after }: { before: number; after: number }): number =>
  after > Math.max(ROOM_BUDGET, before) ? after - ROOM_BUDGET : 0;

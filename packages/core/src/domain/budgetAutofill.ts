import type { AnyFormation } from '../contract/wire';
import { autofill, type AutofillOptions } from './autofill';
import { cheapestLineup } from './cheapestLineup';
import { LEAST_PRICE } from './playerPrice';
import { worthOf, type PricedPlayer } from './pricedPlayer';
import { slotsOf } from './formation';

/** What the auto-fill of a room with a budget must respect. */
export interface BudgetAutofillOptions extends AutofillOptions {
  /** Millions. */
  budget: number;
  /** Player ids by slot who stay as far as the budget allows it. */
  prefer?: Readonly<Record<number, number>>;
}

/** No lineup with the kept players fits the budget: the cheapest costs `over` millions more. */
export class OverBudgetError extends Error {
  constructor(readonly over: number) {
    super(`The cheapest lineup is ${over} M over the budget: keep fewer players, or cheaper ones.`);
    this.name = 'OverBudgetError';
  }
}

interface Place {
  slot: number;
  fixed: boolean;
  player: PricedPlayer;
}

interface Swap {
  place: Place;
  incoming: PricedPlayer;
  score: number;
}

interface Board {
  pool: readonly PricedPlayer[];
  places: Place[];
  limit: number;
  budget: number;
}

/**
 * Fills every free slot within a budget (rules R4.8): the best lineup, in which the swap that loses least average for
 * each million is made until it fits, and then the one that gains most while it still fits. A draw, and a lineup whose
 * players are preferred, stop once they fit. Returns the player ids by slot.
 * @throws UnfilledPositionError when there is no lineup at any price; OverBudgetError when none fits.
 */
export function budgetAutofill(
  pool: readonly PricedPlayer[],
  formation: AnyFormation,
  { budget, prefer, ...options }: BudgetAutofillOptions,
): number[] {
  const { keep = {}, maxPerClub, seed } = options;
  const limit = maxPerClub ?? Number.POSITIVE_INFINITY;
  const boardOf = (players: readonly number[]): Board => ({
    pool,
    places: placesOf(pool, formation, players, keep),
    limit,
    budget,
  });
  let board = boardOf(autofill(pool, formation, { ...options, keep: { ...prefer, ...keep } }));
  while (costOf(board) > budget && make(board, cheaper));
  if (costOf(board) > budget) board = boardOf(cheapestLineup(pool, formation, { keep, maxPerClub }));
  if (costOf(board) > budget) throw new OverBudgetError(costOf(board) - budget);
  if (seed === undefined && !prefer) while (make(board, better));
  return board.places.map(({ player }) => player.id);
}

function placesOf(
  pool: readonly PricedPlayer[],
  formation: AnyFormation,
  players: readonly number[],
  keep: Readonly<Record<number, number>>,
): Place[] {
  const byId = new Map(pool.map((player) => [player.id, player]));
  return slotsOf(formation).map(({ slot, position }) => {
    const id = players[slot] ?? 0;
    // Whoever is kept and has left the pool counts for no club and costs the least.
    const gone: PricedPlayer = { id, position, condition: 0, avg_points: 0, team_id: -1, price: LEAST_PRICE };
    return { slot, fixed: keep[slot] !== undefined, player: byId.get(id) ?? gone };
  });
}

const costOf = ({ places }: Board) => places.reduce((sum, { player }) => sum + player.price, 0);

/** The score of a swap, the higher the better; null where it is none of those that are looked for. */
type Wanted = (saved: number, gained: number, left: number) => number | null;

/** Any saving; the least average lost for each million. */
const cheaper: Wanted = (saved, gained) => (saved > 0 ? gained / saved : null);

/** Any gain that can be paid. */
const better: Wanted = (saved, gained, left) => (gained > 0 && saved + left >= 0 ? gained : null);

/** Makes the best swap of a kind; false when there is none. */
function make(board: Board, wanted: Wanted): boolean {
  const { pool, places, limit, budget } = board;
  const left = budget - costOf(board);
  const taken = new Set(places.map(({ player }) => player.id));
  const clubs = new Map<number, number>();
  for (const { player } of places) clubs.set(player.team_id, (clubs.get(player.team_id) ?? 0) + 1);
  let best: Swap | null = null;
  for (const place of places) {
    if (place.fixed) continue;
    for (const incoming of pool) {
      const { player } = place;
      if (incoming.position !== player.position || taken.has(incoming.id)) continue;
      if (incoming.team_id !== player.team_id && (clubs.get(incoming.team_id) ?? 0) >= limit) continue;
      const score = wanted(player.price - incoming.price, worthOf(incoming) - worthOf(player), left);
      if (score !== null && (!best || isBefore({ place, incoming, score }, best))) best = { place, incoming, score };
    }
  }
  if (best) best.place.player = best.incoming;
  return best !== null;
}

const isBefore = (a: Swap, b: Swap) =>
  a.score > b.score ||
  (a.score === b.score &&
    (a.place.slot < b.place.slot || (a.place.slot === b.place.slot && a.incoming.id < b.incoming.id)));

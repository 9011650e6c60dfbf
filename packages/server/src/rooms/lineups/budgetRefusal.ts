import { costOf, overBudget } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';
import { Refusal } from '../../platform/refusal';

/** A lineup that costs more than its room lets it (rules R4.8). */
export const tooDear = (over: number) =>
  new Refusal(422, 'PRESUPUESTO', `Te pasas del presupuesto por ${over} M. Elige a alguien más barato.`);

/** Throws on a lineup over the budget of its room, unless it was as dear before (rules R4.8). */
export function checkBudget(
  { rules }: Pick<RoomRow, 'rules'>,
  {
    before,
    after,
    pool,
  }: { before: readonly number[]; after: readonly number[]; pool: readonly { id: number; price: number }[] },
): void {
  if (!rules.flags.budget) return;
  const prices = new Map(pool.map(({ id, price }) => [id, price]));
  const cost = (players: readonly number[]) => costOf(players.map((id) => ({ price: prices.get(id) })));
  const over = overBudget({ before: cost(before), after: cost(after) });
  if (over > 0) throw tooDear(over);
}

import type { AnyFormation } from '@arma11/core/contract';
import {
  autofill,
  budgetAutofill,
  ROOM_BUDGET,
  type BudgetAutofillOptions,
  type PricedPlayer,
} from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';

/** What is asked of a fill: the rest are the room's own rules. */
export type FillOptions = Omit<BudgetAutofillOptions, 'budget'>;

/**
 * Fills a lineup as the rules of a room have it: within its limit of one club unless another is given, and within its
 * budget (rules R4.3, R4.8). Without a budget who is preferred is kept.
 * @throws UnfilledPositionError, and in rooms with a budget OverBudgetError.
 */
export function fillByRules(
  { rules }: Pick<RoomRow, 'rules'>,
  pool: readonly PricedPlayer[],
  formation: AnyFormation,
  { prefer, ...options }: FillOptions,
): number[] {
  const { max_per_club: maxPerClub, budget } = rules.flags;
  if (budget) return budgetAutofill(pool, formation, { maxPerClub, ...options, prefer, budget: ROOM_BUDGET });
  return autofill(pool, formation, { maxPerClub, ...options, keep: { ...prefer, ...options.keep } });
}

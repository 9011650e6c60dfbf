import type { AnyFormation } from '@arma11/core/contract';
import { cheapestLineup, OverBudgetError, UnfilledPositionError, type PricedPlayer } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';
import { fillByRules, type FillOptions } from './fillByRules';

/**
 * What a lineup becomes that the server fills by itself: by the rules of its room, or of the cheapest where none fits the
 * budget (rules R4.8). Null where the pool has too few players for it.
 */
export function fillLineup(
  room: Pick<RoomRow, 'rules'>,
  pool: readonly PricedPlayer[],
  formation: AnyFormation,
  options: FillOptions,
): number[] | null {
  try {
    return fillByRules(room, pool, formation, options);
  } catch (error) {
    if (error instanceof UnfilledPositionError) return null;
    if (!(error instanceof OverBudgetError)) throw error;
    const { keep, maxPerClub = room.rules.flags.max_per_club } = options;
    return cheapestLineup(pool, formation, { keep, maxPerClub });
  }
}

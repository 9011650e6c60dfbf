import type { AnyFormation } from '@arma11/core/contract';
import { autofill, UnfilledPositionError, type AutofillOptions, type PoolPlayer } from '@arma11/core/domain';

/** `autofill`, or null where the pool has too few players for it. */
export function fillLineup(
  pool: readonly PoolPlayer[],
  formation: AnyFormation,
  options: AutofillOptions,
): number[] | null {
  try {
    return autofill(pool, formation, options);
  } catch (error) {
    if (error instanceof UnfilledPositionError) return null;
    throw error;
  }
}

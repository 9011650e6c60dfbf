import type { AnyFormation } from '@arma11/core/contract';
import { autofill, UnfilledPositionError, type PoolPlayer } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';

/** The formation a new lineup starts with (rules R4.3; F6: R10.1). */
export const firstFormation = (room: Pick<RoomRow, 'tipo'>): AnyFormation => (room.tipo === '4' ? '221' : '442');

/** The best lineup of a pool, or null while its clubs have too few players for one (rules R4.3). */
export function fillLineup(
  pool: readonly PoolPlayer[],
  formation: AnyFormation,
  maxPerClub: number | null,
): number[] | null {
  try {
    return autofill(pool, formation, { maxPerClub });
  } catch (error) {
    if (error instanceof UnfilledPositionError) return null;
    throw error;
  }
}

import type { Tx } from '../../platform/db/database';
import type { EarlierLineup } from './startingLineup';

/** An entry's last lineup before a jornada, with which that one starts (rules R14.6); null in its first. */
export async function lineupBefore(tx: Tx, entryId: number, jornada: number): Promise<EarlierLineup | null> {
  const row = await tx
    .selectFrom('lineup')
    .select(['formation', 'players', 'captain', 'given'])
    .where('entry_id', '=', entryId)
    .where('jornada', '<', jornada)
    .orderBy('jornada', 'desc')
    .executeTakeFirst();
  return (row as EarlierLineup | undefined) ?? null;
}

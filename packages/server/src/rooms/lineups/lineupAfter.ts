import { sql } from 'kysely';
import type { Lineup } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { selectRooms } from '../view/roomView';
import type { LockedLineup } from './editLineup';
import { readLineup } from './readLineup';

/** The lineup as it stands after a change of this transaction. */
export async function lineupAfter(
  tx: Tx,
  userId: number,
  held: Pick<LockedLineup, 'room' | 'entryId' | 'jornada'>,
): Promise<Lineup> {
  const [room] = await selectRooms(tx, userId, sql`r.id = ${held.room.id}`);
  return readLineup(tx, room!, held.entryId, held.jornada);
}

import type { Db, Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';

/** Where to read the places of a room: once it is paid they stay as they are, and a standby that has the payment has all of them. */
export async function paidReads(
  { fresh, stale }: Pick<Db, 'fresh' | 'stale'>,
  room: Pick<RoomRow, 'id' | 'estado'>,
): Promise<Queryable> {
  if (room.estado !== 'pagada' || stale === fresh) return fresh;
  const there = await stale.selectFrom('room').select('paid_at').where('id', '=', room.id).executeTakeFirst();
  return there?.paid_at ? stale : fresh;
}

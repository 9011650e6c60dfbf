import { sql } from 'kysely';
import { isPrivate } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { selectRooms, type RoomWithSeat } from './roomView';

/**
 * A lineup room that the caller may know of: everybody an open one, members and the owner a private one, nobody but its
 * owner a draft. Anything else does not exist for them (security §5.1).
 */
export async function visibleCompeRoom(q: Queryable, userId: number, id: number): Promise<RoomWithSeat> {
  const [room] = await selectRooms(q, userId, sql`r.id = ${id} and r.kind = 'compe'`);
  if (!room) throw notFound();
  const inside = room.my_entry > 0 || room.owner_id === userId;
  if (!inside && (isPrivate(room) || room.estado === 'borrador')) throw notFound();
  return room;
}

import { sql } from 'kysely';
import { isPublic } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { forbidden, notFound, Refusal } from '../../platform/refusal';
import { lockRoomRow } from '../lock/lockRoomRow';

/** A private room in the hands of its owner. */
export type OwnRoom = RoomRow & { my_entry: number };

/**
 * A room that the caller owns and that has not locked, with its row held. Members of it are told that it is not theirs
 * to change; to anybody else a private room does not exist (security §5.1).
 */
export async function lockOwnedRoom(
  tx: Tx,
  { roomId, userId, kind }: { roomId: number; userId: number; kind: RoomRow['kind'] },
): Promise<OwnRoom> {
  await lockRoomRow(tx, roomId, 'change');
  const { rows } = await sql<OwnRoom & { changeable: boolean }>`
    select r.*, r.estado = 'borrador' or (r.estado in ('abierta','llena') and app_now() < r.lock_at) as changeable,
      coalesce((select e.id from entry e where e.room_id = r.id and e.user_id = ${userId}), 0) as my_entry
    from room r where r.id = ${roomId} and r.kind = ${kind}`.execute(tx);
  const room = rows[0];
  if (!room) throw notFound();
  if (room.owner_id !== userId) throw isPublic(room) || room.my_entry > 0 ? forbidden() : notFound();
  if (!room.changeable) throw new Refusal(409, 'CERRADO', 'Esta sala ya cerró: ya no se puede cambiar.');
  return room;
}

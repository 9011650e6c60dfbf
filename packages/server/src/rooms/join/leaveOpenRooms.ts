import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import type { LeftRoom } from '../../wallet/limits/pausePlay';
import { leaveRoomNow } from './leaveRoom';

/** A room that locks between being found and being left is played to its end. */
async function leaveUnlessLocked(tx: Tx, seat: { roomId: number; userId: number }): Promise<number | null> {
  try {
    return await leaveRoomNow(tx, seat);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CERRADO') return null;
    throw error;
  }
}

/** Takes a player out of every room that has not locked, whatever its rules of leaving (rules R2.4, R12.5). */
export async function leaveOpenRooms(tx: Tx, userId: number): Promise<LeftRoom[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select r.id, r.name from room r where r.estado in ('abierta','llena') and app_now() < r.lock_at
      and exists (select from entry e where e.room_id = r.id and e.user_id = ${userId})
    order by r.id for update`.execute(tx);
  const left: LeftRoom[] = [];
  for (const { id, name } of rows) {
    const refund = await leaveUnlessLocked(tx, { roomId: id, userId });
    if (refund !== null) left.push({ sala: id, name, refund });
  }
  return left;
}

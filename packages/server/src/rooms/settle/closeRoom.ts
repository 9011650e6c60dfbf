import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { refundRooms } from '../../ledger/refund';
import { notifyEach } from '../../players/notices/notify';
import { cancelReasons } from './cancelReasons';
import { lockedMoney } from '../view/roomMoney';

/**
 * Locks a room whose time has come: it runs with its pot and prizes final, or it is cancelled and everybody is
 * refunded, by the fill test of its pot mode (rules R2.3). The caller holds the room's row.
 */
export async function closeRoom(tx: Tx, room: RoomRow): Promise<void> {
  if (!passesFillTest(room)) return cancelRoom(tx, room, 'no_se_lleno');
  const { pozo, awards } = lockedMoney(room);
  await tx
    .updateTable('room')
    .set({ estado: 'cerrada', pozo, awards: JSON.stringify(awards) })
    .where('id', '=', room.id)
    .execute();
}

/** Whether enough players came (rules R2.3). */
function passesFillTest({ modo_pozo, taken, min_players, max_players }: RoomRow): boolean {
  if (modo_pozo === 'completo') return taken === max_players;
  return taken >= (modo_pozo === 'garantizado' ? 2 : min_players);
}

/** Cancels a room before it is settled, gives every fee back in the same transaction, and tells its players why. */
export async function cancelRoom(tx: Tx, room: Pick<RoomRow, 'id' | 'name'>, reason: string): Promise<void> {
  await refundRooms(tx, [room.id]);
  await sql`update room set estado = 'cancelada', cancel_reason = ${reason}, pozo = 0, awards = '[]' where id = ${room.id}`.execute(
    tx,
  );
  const entries = await tx
    .selectFrom('entry')
    .select(['user_id', 'fee'])
    .where('room_id', '=', room.id)
    .orderBy('id')
    .execute();
  const why = cancelReasons(reason);
  await notifyEach(
    tx,
    entries.map(({ user_id, fee }) => ({
      userId: user_id,
      kind: 'sala_cancelada' as const,
      ref: `room:${room.id}`,
      title: `Se canceló ${room.name}`,
      body: fee > 0 ? `${why} Te devolvimos tu entrada completa.` : why,
    })),
  );
}

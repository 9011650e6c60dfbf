import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { refundRooms } from '../../ledger/refund';
import { notifyEach } from '../../players/notices/notify';
import { entryPage } from '../../catalogue/incidents/entryPage';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { cancelReasons } from './cancelReasons';
import { GIFT_BACK, seatsOf, type RefundedSeat } from './refundedSeats';
import { lockedMoney } from '../view/roomMoney';
import { notifyCancelled } from './notifyEnded';

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

/** Cancels a room before it is settled, gives every fee back in the same transaction, and tells its players and their partners why. */
export async function cancelRoom(
  tx: Tx,
  { id, name, kind, tipo }: Pick<RoomRow, 'id' | 'name' | 'kind' | 'tipo'>,
  reason: string,
): Promise<void> {
  await refundRooms(tx, [id]);
  await sql`update room set estado = 'cancelada', cancel_reason = ${reason}, pozo = 0, awards = '[]' where id = ${id}`.execute(
    tx,
  );
  await notifyCancelled(tx, id);
  const why = cancelReasons(reason);
  const seats = await seatsOf(tx, id);
  await notifyEach(
    tx,
    seats.map(({ userId, entry, ...paid }) => ({
      userId,
      kind: 'sala_cancelada' as const,
      ref: `room:${id}`,
      title: `Se canceló ${name}`,
      body: [why, ...givenBack(paid)].join(' '),
      link: entryPage({ kind, tipo, room: id, entry }),
    })),
  );
}

function givenBack({ fee, gift, local_contry }: Pick<RefundedSeat, 'fee' | 'gift' | 'local_contry'>): string[] {
  if (gift) return [GIFT_BACK];
  return fee > 0 ? [`Te devolvimos tu entrada completa: ${coinsInWords(fee, local_contry)}.`] : [];
}

import { sql } from 'kysely';
import { returnBatchCode } from '../codes/spendBatchCode';
import type { Tx } from '../db/database';
import { refundEntry } from '../ledger/refund';
import { notFound, Refusal } from '../refusal';

/** Minutes before the lock until which a player may leave (rules.md R2.4). */
export const LEAVE_LEAD_MIN = 15;

/** Gives a seat back with a full refund. Answers the coins returned. */
export async function leaveRoom(tx: Tx, seat: { roomId: number; userId: number }): Promise<number> {
  const { rows } = await sql<{ estado: string; in_time: boolean; name: string }>`
    select estado, name, app_now() < lock_at - make_interval(mins => ${LEAVE_LEAD_MIN}::int) as in_time
    from room where id = ${seat.roomId} for update`.execute(tx);
  const entry = await tx
    .selectFrom('entry')
    .select('id')
    .where('room_id', '=', seat.roomId)
    .where('user_id', '=', seat.userId)
    .executeTakeFirst();
  const room = rows[0];
  if (!room || !entry) throw notFound();
  if (room.estado !== 'abierta' || !room.in_time) {
    throw new Refusal(
      409,
      'CERRADO',
      `Ya no puedes salir: se permite hasta ${LEAVE_LEAD_MIN} minutos antes del cierre y mientras la sala no esté llena.`,
    );
  }
  const refund = await refundEntry(tx, entry.id);
  await returnBatchCode(tx, entry.id);
  await tx.deleteFrom('entry').where('id', '=', entry.id).execute();
  await sql`update room set taken = taken - 1 where id = ${seat.roomId}`.execute(tx);
  return refund;
}

import { sql } from 'kysely';
import { returnBatchCode } from '../codes/spendBatchCode';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { refundEntry } from '../../ledger/refund';
import { notFound, Refusal } from '../../platform/refusal';
import { freeExitUntil } from '../lock/freeExit';
import { lockRoomRow } from '../lock/lockRoomRow';

/** Minutes before the lock until which a player may leave (rules R2.4). */
export const LEAVE_LEAD_MIN = 15;

interface Seat {
  roomId: number;
  userId: number;
}

/**
 * Gives a seat back with a full refund, while the room's rules let players go (rules R2.4), or its lock or slate has just
 * changed (R14.4). Returns the coins returned.
 */
export async function leaveRoom(tx: Tx, seat: Seat): Promise<number> {
  const held = await lockEntry(tx, seat);
  if (held.free_exit) return giveBack(tx, held);
  if (held.estado === 'llena' && needsAll(held)) {
    throw new Refusal(409, 'CERRADO', 'La sala está llena y necesita a todos: ya no puedes salir.');
  }
  if (!held.in_time) {
    throw new Refusal(
      409,
      'CERRADO',
      `Ya no puedes salir: se permite hasta ${LEAVE_LEAD_MIN} minutos antes del cierre.`,
    );
  }
  return giveBack(tx, held);
}

/** The same up to the lock itself, of full rooms too: for players who exclude themselves (rules R2.4, R12.5). */
export async function leaveRoomNow(tx: Tx, seat: Seat): Promise<number> {
  const held = await lockEntry(tx, seat);
  if (!held.before_lock) throw new Refusal(409, 'CERRADO', 'La sala ya cerró: juegas hasta el final.');
  return giveBack(tx, held);
}

/** A room that runs only when full: once it is, whoever left would cancel it for the others (rules R2.4). */
export const needsAll = ({ modo_pozo, max_players }: Pick<RoomRow, 'modo_pozo' | 'max_players'>): boolean =>
  modo_pozo === 'completo' || max_players === 2;

interface LockedEntry extends RoomRow {
  entry_id: number;
  before_lock: boolean;
  in_time: boolean;
  free_exit: boolean;
}

async function lockEntry(tx: Tx, { roomId, userId }: Seat): Promise<LockedEntry> {
  await lockRoomRow(tx, roomId, 'seat');
  const { rows } = await sql<LockedEntry>`
    select r.*, e.id as entry_id, x.open and app_now() < r.lock_at as before_lock,
      x.open and app_now() < r.lock_at - make_interval(mins => ${LEAVE_LEAD_MIN}::int) as in_time,
      coalesce(x.open and app_now() < ${freeExitUntil}, false) as free_exit
    from room r join entry e on e.room_id = r.id and e.user_id = ${userId}
    cross join lateral (select r.estado in ('abierta','llena') as open) x
    where r.id = ${roomId}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

async function giveBack(tx: Tx, { id, entry_id }: LockedEntry): Promise<number> {
  const refund = await refundEntry(tx, entry_id);
  await returnBatchCode(tx, entry_id);
  await tx.deleteFrom('entry').where('id', '=', entry_id).execute();
  await sql`update room set taken = taken - 1, estado = 'abierta' where id = ${id}`.execute(tx);
  return refund;
}

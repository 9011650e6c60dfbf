import { sql } from 'kysely';
import { assertConsented } from '../../players/accounts/assertConsented';
import type { Tx } from '../../platform/db/database';
import { brokenConstraint } from '../../platform/db/constraint';
import { savepoint } from '../../platform/db/savepoint';
import type { RoomRow } from '../../platform/db/schema';
import { balancesOf } from '../../ledger/balances';
import { takeSeat } from '../../ledger/takeSeat';
import { notFound, Refusal } from '../../platform/refusal';
import { assertWithinPlayLimits } from '../../wallet/limits/playLimits';
import { lockPlayer } from '../../players/lockPlayer';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { lockRoomRow } from '../lock/lockRoomRow';
import { openNextRoom } from '../offers/openNextRoom';
import { assertMayEnter } from './assertMayEnter';

/** A seat that somebody asks for. */
export interface Seat {
  roomId: number;
  userId: number;
  /** Asked for where nothing is paid: a room with a fee is refused. */
  onlyFree?: boolean;
}

/** Seats a player in a room and takes the fee, or says why not. Returns the entry id. */
export async function joinRoom(tx: Tx, seat: Seat): Promise<number> {
  await lockPlayer(tx, seat.userId);
  // First: who repeats a join whose answer was lost is told of their seat, whatever else would refuse them now.
  await assertMayEnter(tx, seat);
  if (seat.onlyFree) await assertFreeRoom(tx, seat.roomId);
  await assertConsented(tx, seat);
  await assertWithinPlayLimits(tx, seat);
  await assertNotFull(tx, seat.roomId);
  await lockRoomRow(tx, seat.roomId, 'seat');
  try {
    const seated = await savepoint(tx, () => takeSeat(tx, seat));
    if (seated) {
      if (seated.filled) await openNextRoom(tx, seat.roomId);
      return seated.entryId;
    }
  } catch (error) {
    const broken = brokenConstraint(error);
    if (broken === 'entry_once') await assertMayEnter(tx, seat);
    if (broken === 'entry_paid') throw await shortOfCoins(tx, seat);
    throw error;
  }
  throw await whyNoSeat(tx, seat.roomId);
}

async function shortOfCoins(tx: Tx, { roomId, userId }: { roomId: number; userId: number }): Promise<Refusal> {
  const room = await tx.selectFrom('room').select('amount_ins').where('id', '=', roomId).executeTakeFirstOrThrow();
  const user = await tx
    .selectFrom('app_user')
    .select('local_contry')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { saldo } = await balancesOf(tx, userId);
  const falta = room.amount_ins - saldo;
  return new Refusal(
    409,
    'SALDO_INSUFICIENTE',
    `Te faltan ${coinsInWords(falta, user.local_contry)}. Recarga o elige una sala gratis.`,
    { falta },
  );
}

/** Who comes too late is told without waiting for the room's row, which those who still find a seat need one after the other. */
async function assertNotFull(tx: Tx, roomId: number): Promise<void> {
  const { rows } = await sql`select from room where id = ${roomId} and taken >= max_players`.execute(tx);
  if (rows.length > 0) throw await whyNoSeat(tx, roomId);
}

async function whyNoSeat(tx: Tx, roomId: number): Promise<Refusal> {
  const room = await tx
    .selectFrom('room')
    .select(['estado', 'taken', 'max_players'])
    .where('id', '=', roomId)
    .executeTakeFirst();
  return room ? refusalFor(room) : notFound();
}

function refusalFor(room: Pick<RoomRow, 'estado' | 'taken' | 'max_players'>): Refusal {
  if (room.estado === 'borrador') return notFound();
  if (room.estado === 'cancelada') return new Refusal(409, 'CERRADO', 'Esta sala se canceló. Elige otra.');
  if (room.estado === 'llena' || (room.estado === 'abierta' && room.taken >= room.max_players)) {
    return new Refusal(409, 'SALA_LLENA', 'Esta sala ya se llenó. Elige otra igual.');
  }
  return new Refusal(409, 'CERRADO', 'Esta sala ya cerró. Elige otra que siga abierta.');
}

/** A seat that costs coins is taken on our own pages, never on a partner's (docs/auth.md). */
async function assertFreeRoom(tx: Tx, roomId: number): Promise<void> {
  const room = await tx.selectFrom('room').select('amount_ins').where('id', '=', roomId).executeTakeFirst();
  if (!room || room.amount_ins === 0) return;
  const { amount_ins } = room;
  throw new Refusal(403, 'PASO_EN_SITIO', 'Esta sala se paga en Arma Tu 11. Ábrela ahí para entrar.', { amount_ins });
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { lineupClosed } from '../lock/closedRefusals';
import { jornadaOpen } from '../lock/jornadaLock';
import { selectRooms, type RoomWithSeat } from '../view/roomView';

/** The jornada that is asked for, or the room's current one; a jornada outside the room does not exist. */
export function jornadaOf(room: RoomWithSeat, wanted: number | undefined): number {
  const jornada = wanted ?? room.jornada_now;
  if (jornada < room.jornada_from || jornada > room.jornada_to) throw notFound();
  return jornada;
}

/** The caller's own entry in a room whose jornada still takes changes by the database's clock; the room stays shared until commit. */
export async function openEntry(
  tx: Tx,
  userId: number,
  entryId: number,
  wanted?: number,
): Promise<{ room: RoomWithSeat; jornada: number }> {
  const { rows: held } = await sql<{ id: number }>`
    select r.id from entry e join room r on r.id = e.room_id
    where e.id = ${entryId} and e.user_id = ${userId} for share of r`.execute(tx);
  if (!held[0]) throw notFound();
  const [room] = await selectRooms(tx, userId, sql`r.id = ${held[0].id}`);
  if (!room) throw notFound();
  const jornada = jornadaOf(room, wanted);
  const { rows } = await sql<{ open: boolean }>`
    select ${jornadaOpen(sql`${jornada}::int`)} as open from room r where r.id = ${room.id}`.execute(tx);
  if (!rows[0]!.open) throw lineupClosed(room.lock_now);
  return { room, jornada };
}

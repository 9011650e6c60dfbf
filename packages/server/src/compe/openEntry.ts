import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { notFound, Refusal } from '../refusal';
import { selectRooms, type RoomWithSeat } from '../rooms/roomView';

/** The jornada that is asked for, or the room's current one; a jornada outside the room does not exist. */
export function jornadaOf(room: RoomWithSeat, wanted: number | undefined): number {
  const jornada = wanted ?? room.jornada_from;
  if (jornada < room.jornada_from || jornada > room.jornada_to) throw notFound();
  return jornada;
}

/** The caller's own entry in a room that still takes changes by the database's clock; the room stays shared until commit. */
export async function openEntry(
  tx: Tx,
  userId: number,
  entryId: number,
  jornada?: number,
): Promise<{ room: RoomWithSeat }> {
  const { rows } = await sql<{ id: number; open: boolean }>`
    select r.id, r.estado in ('abierta','llena') and app_now() < r.lock_at as open
    from entry e join room r on r.id = e.room_id where e.id = ${entryId} and e.user_id = ${userId} for share of r`.execute(
    tx,
  );
  const held = rows[0];
  if (!held) throw notFound();
  if (!held.open) throw new Refusal(409, 'CERRADO', 'La sala ya cerró: tu equipo quedó como estaba.');
  const [room] = await selectRooms(tx, userId, sql`r.id = ${held.id}`);
  if (!room) throw notFound();
  jornadaOf(room, jornada);
  return { room };
}

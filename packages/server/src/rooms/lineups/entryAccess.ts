import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { hiddenUntilLock, notFound } from '../../platform/refusal';
import { progressOf, selectRooms, type RoomWithSeat } from '../view/roomView';
import { jornadaState, type JornadaState } from './jornadaState';
import { jornadaOf } from './openEntry';

export interface EntryAccess {
  room: RoomWithSeat;
  entry: { id: number; user_id: number };
  mine: boolean;
}

/**
 * An entry that the caller may see: their own at any time; another's once the room has locked and only if they play in it
 * (rules R1.6). Anything else looks as if it did not exist (security §5.1).
 */
export async function readableEntry(q: Queryable, userId: number, entryId: number): Promise<EntryAccess> {
  const entry = await q
    .selectFrom('entry')
    .select(['id', 'room_id', 'user_id'])
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (!entry) throw notFound();
  const [room] = await selectRooms(q, userId, sql`r.id = ${entry.room_id}`);
  if (!room) throw notFound();
  const mine = entry.user_id === userId;
  if (!mine && room.my_entry === 0) throw notFound();
  if (!mine && progressOf(room) === '0') throw hiddenUntilLock();
  return { room, entry, mine };
}

/** An entry's lineup of a jornada that the caller may see: another's only once that jornada has closed for good. */
export async function readableLineup(
  q: Queryable,
  userId: number,
  entryId: number,
  wanted: number | undefined,
): Promise<{ room: RoomWithSeat; jornada: number; state: JornadaState }> {
  const { room, mine } = await readableEntry(q, userId, entryId);
  const jornada = jornadaOf(room, wanted);
  const state = await jornadaState(q, room, jornada);
  if (!mine && !state.sealed) throw hiddenUntilLock();
  return { room, jornada, state };
}

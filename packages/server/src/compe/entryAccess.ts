import { sql } from 'kysely';
import type { Queryable } from '../db/database';
import { hiddenUntilLock, notFound } from '../refusal';
import { progressOf, selectRooms, type RoomWithSeat } from '../rooms/roomView';

export interface EntryAccess {
  room: RoomWithSeat;
  entry: {
    id: number;
    user_id: number;
    formation: string;
    version: number;
  };
  mine: boolean;
}

/**
 * An entry that the caller may see: his own at any time; another's once the room has locked and only if he plays in it
 * (rules.md R1.6). Anything else looks as if it did not exist (reliability.md §5.1).
 */
export async function readableEntry(q: Queryable, userId: number, entryId: number): Promise<EntryAccess> {
  const entry = await q
    .selectFrom('entry')
    .select(['id', 'room_id', 'user_id', 'formation', 'version'])
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

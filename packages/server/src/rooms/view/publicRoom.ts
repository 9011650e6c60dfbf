import { sql } from 'kysely';
import { isPublic } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import { isOpenToAll } from './openToAll';
import { selectRooms, type RoomWithSeat } from './roomView';

const NOBODY = 0;
/** Ids are integers of the database. */
const MOST_ID = 2 ** 31;

/** A room that anybody may see without signing in, or null for one that is private, a draft, of the other game or not there. */
export async function publicRoom(
  q: Queryable,
  { kind, id }: { kind: 'compe' | 'predi'; id: number },
): Promise<RoomWithSeat | null> {
  if (id >= MOST_ID) return null;
  const [room] = await selectRooms(q, NOBODY, sql`r.id = ${id} and r.kind = ${kind}`);
  const isSeen = kind === 'predi' ? isOpenToAll : isPublic;
  return room && isSeen(room) && room.estado !== 'borrador' ? room : null;
}

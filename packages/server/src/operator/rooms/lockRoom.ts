import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { CommandError } from '../definition/command';

/** A room with its row held, or a sentence. */
export async function lockRoom(tx: Tx, id: number): Promise<RoomRow> {
  const room = await tx.selectFrom('room').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!room) throw new CommandError(`There is no room ${id}. List them with: room list --all.`);
  return room;
}

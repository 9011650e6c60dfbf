import type { Tx } from '../../db/database';
import type { RoomRow } from '../../db/schema';
import { CommandError } from '../command';

/** A room with its row held, or a sentence. */
export async function heldRoom(tx: Tx, id: number): Promise<RoomRow> {
  const room = await tx.selectFrom('room').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!room) throw new CommandError(`There is no room ${id}. List them with: room list --all.`);
  return room;
}

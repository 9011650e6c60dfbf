import { sql } from 'kysely';
import type { GroupCounts, GroupRoom } from '@arma11/core/back-office';
import { isPrivate } from '@arma11/core/domain';
import type { Tx } from '../platform/db/database';
import type { RoomRow } from '../platform/db/schema';
import { notFound, Refusal } from '../platform/refusal';
import { lockOwnedRoom } from '../rooms/own/lockOwnedRoom';
import { groupRooms, withWinners } from './groupRooms';
import { groupOf, lockGroup } from './heldGroup';

const KIND_OF: Record<Exclude<GroupCounts, 'both'>, RoomRow['kind']> = { lineups: 'compe', predictions: 'predi' };

/** Puts a private room of the caller's into a group of theirs, until its lock, and tells the wall (rules R23.3). */
export async function addRoom(
  tx: Tx,
  { groupId, roomId, userId }: { groupId: number; roomId: number; userId: number },
): Promise<GroupRoom> {
  await groupOf(tx, { groupId, userId });
  const known = await tx.selectFrom('room').select('kind').where('id', '=', roomId).executeTakeFirst();
  if (!known) throw notFound();
  const room = await lockOwnedRoom(tx, { roomId, userId, kind: known.kind });
  if (!isPrivate(room)) throw notFound();
  if (room.estado === 'borrador') {
    throw new Refusal(422, 'REGLA', 'Esta sala todavía está en borrador. Elige qué se predice y ponla después.');
  }
  const group = await lockGroup(tx, { groupId, userId });
  assertCounts(group.counts, room.kind);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('group_room')
    .values({ room_id: roomId, group_id: groupId, season: group.season })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) {
    await tx
      .insertInto('group_post')
      .values({ group_id: groupId, kind: 'room', user_id: userId, room_id: roomId })
      .execute();
  } else await assertHere(tx, { groupId, roomId });
  const [added] = withWinners(await groupRooms(tx, userId, sql`gr.room_id = ${roomId}`), [], new Map());
  return added!;
}

function assertCounts(counts: GroupCounts, kind: RoomRow['kind']): void {
  if (counts === 'both' || KIND_OF[counts] === kind) return;
  throw new Refusal(
    422,
    'REGLA',
    counts === 'lineups'
      ? 'En este grupo cuentan solo las salas de Arma Tu 11. Pon una de esas.'
      : 'En este grupo cuentan solo las salas de predicciones. Pon una de esas.',
  );
}

/** A room that is there already stays as it is; one of another group does not change over. */
async function assertHere(tx: Tx, { groupId, roomId }: { groupId: number; roomId: number }): Promise<void> {
  const { group_id } = await tx
    .selectFrom('group_room')
    .select('group_id')
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  if (group_id === groupId) return;
  throw new Refusal(409, 'REGLA', 'Esta sala ya está en otro grupo. Crea otra para este.');
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { waitsForOperator } from './waitsForOperator';

/** Ends a group that everybody has left: what was reported stays until the operator has decided, all the rest goes (rules R23.2). */
export async function endGroup(tx: Tx, groupId: number): Promise<void> {
  await sql`delete from group_post p where p.group_id = ${groupId} and not ${waitsForOperator}`.execute(tx);
  await sql`update group_post set erased_at = coalesce(erased_at, app_now()) where group_id = ${groupId}`.execute(tx);
  for (const table of ['group_mute', 'group_room', 'group_member', 'group_season'] as const) {
    await tx.deleteFrom(table).where('group_id', '=', groupId).execute();
  }
  await sql`update friend_group set ended_at = app_now(), cod_access = null, owner_id = null where id = ${groupId}`.execute(
    tx,
  );
  await forgetEndedGroup(tx, groupId);
}

/** Forgets a group that is no more, once nothing of it waits for the operator. */
export async function forgetEndedGroup(tx: Tx, groupId: number): Promise<void> {
  await sql`delete from friend_group g where g.id = ${groupId} and g.ended_at is not null
    and not exists (select from group_post p where p.group_id = g.id)`.execute(tx);
}

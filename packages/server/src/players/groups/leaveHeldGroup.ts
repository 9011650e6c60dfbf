import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { endGroup } from './endGroup';

/**
 * Has a member leave a group, whose row the caller holds. Who has been in it longest leads where the leader leaves; without
 * anybody it is no more (rules R23.2).
 */
export async function leaveHeldGroup(
  tx: Tx,
  { groupId, member, sentOut }: { groupId: number; member: number; sentOut: boolean },
): Promise<void> {
  const { rows } = await sql`
    update group_member set left_at = app_now(), sent_out = ${sentOut}
    where group_id = ${groupId} and user_id = ${member} and left_at is null returning 1`.execute(tx);
  if (rows.length === 0) throw notFound();
  const next = await tx
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('user_id')
    .executeTakeFirst();
  if (!next) return endGroup(tx, groupId);
  await tx
    .updateTable('friend_group')
    .set({ owner_id: next.user_id })
    .where('id', '=', groupId)
    .where('owner_id', '=', member)
    .execute();
}

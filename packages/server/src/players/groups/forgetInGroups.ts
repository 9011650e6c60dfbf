import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { leaveHeldGroup } from './leaveHeldGroup';
import { lockGroupRow } from './lockGroupRow';

/**
 * Takes what somebody wrote, gave and said of others out of all groups, and themselves too: their account goes (rules R23.8). What
 * they won and who passed them stays, as their points, without a name.
 */
export async function forgetInGroups(tx: Tx, userId: number): Promise<void> {
  await leaveAllGroups(tx, userId);
  await sql`delete from group_post where user_id = ${userId} and kind in ('words','joined')`.execute(tx);
  for (const table of ['group_reaction', 'group_report', 'group_silence'] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
  }
  await sql`delete from group_mute where ${userId} in (user_id, muted_id)`.execute(tx);
}

async function leaveAllGroups(tx: Tx, member: number): Promise<void> {
  const groups = await tx
    .selectFrom('group_member')
    .select('group_id')
    .where('user_id', '=', member)
    .where('left_at', 'is', null)
    .orderBy('group_id')
    .execute();
  for (const { group_id } of groups) {
    await lockGroupRow(tx, group_id);
    await leaveHeldGroup(tx, { groupId: group_id, member, sentOut: false });
  }
}

import { sql } from 'kysely';
import type { GroupMember } from '@arma11/core/back-office';
import type { Tx } from '../../platform/db/database';
import { notFound, Refusal } from '../../platform/refusal';
import { usersMini } from '../../players/accounts/usersMini';
import { shareGroup } from '../heldGroup';

/** Shows the caller nothing more of what somebody says who is or was in the group, or shows it again (rules R23.7). */
export async function muteMember(
  tx: Tx,
  { member, muted, ...asked }: { groupId: number; userId: number; member: number; muted: boolean },
): Promise<GroupMember> {
  const { groupId, userId } = asked;
  await shareGroup(tx, asked);
  const known = await tx
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', member)
    .executeTakeFirst();
  if (!known) throw notFound();
  if (member === userId)
    throw new Refusal(422, 'REGLA', 'No puedes silenciarte: si no quieres que se lea algo, bórralo.');
  await (
    muted
      ? sql`insert into group_mute (user_id, group_id, muted_id) values (${userId}, ${groupId}, ${member}) on conflict do nothing`
      : sql`delete from group_mute where user_id = ${userId} and group_id = ${groupId} and muted_id = ${member}`
  ).execute(tx);
  return { user: (await usersMini(tx, [member])).get(member)!, muted };
}

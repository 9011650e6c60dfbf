import { sql } from 'kysely';
import type { GroupInvitation } from '@arma11/core/back-office';
import type { Queryable } from '../platform/db/database';
import { usersMini } from '../players/accounts/usersMini';
import { type CodedGroup, unknownGroupCode } from './findGroupByCode';
import { sentOut } from './joinGroup';

interface Row extends Omit<GroupInvitation, 'owner'> {
  owner_id: number | null;
  sent_out: boolean;
}

/** A group as its code shows it: nothing of what is in it (rules R23.1). */
export async function groupInvitation(
  q: Queryable,
  { groupId, code, userId }: CodedGroup & { userId: number },
): Promise<GroupInvitation> {
  const { rows } = await sql<Row>`
    select g.id, g.name, g.crest, g.counts, g.owner_id,
      (select count(*)::int from group_member m where m.group_id = g.id and m.left_at is null) as members,
      coalesce(own.left_at is null and own.user_id is not null, false) as joined, coalesce(own.sent_out, false) as sent_out
    from friend_group g left join group_member own on own.group_id = g.id and own.user_id = ${userId}
    where g.id = ${groupId} and g.cod_access = ${code}`.execute(q);
  if (!rows[0]) throw unknownGroupCode();
  const { owner_id, sent_out, ...invitation } = rows[0];
  if (sent_out) throw sentOut();
  const owners = await usersMini(q, owner_id === null ? [] : [owner_id]);
  return { ...invitation, owner: owner_id === null ? null : (owners.get(owner_id) ?? null) };
}

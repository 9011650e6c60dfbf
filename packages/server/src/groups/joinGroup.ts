import { sql } from 'kysely';
import type { GroupSummary } from '@arma11/core/back-office';
import type { Tx } from '../platform/db/database';
import { Refusal } from '../platform/refusal';
import { lockGroupRow } from '../players/groups/lockGroupRow';
import { lockPlayer } from '../players/lockPlayer';
import { assertMayBeInOneMore } from './assertMayBeInOneMore';
import { type CodedGroup, unknownGroupCode } from './findGroupByCode';
import { groupSummary } from './groupSummaries';

/** Members that a group has at most (rules R23.1). */
const MOST_MEMBERS = 100;

interface Asked {
  known: boolean;
  members: number;
  joined: boolean;
  sent_out: boolean;
}

/** Lets whoever has its code into a group, once, and tells its wall (rules R23.2). */
export async function joinGroup(
  tx: Tx,
  { groupId, code, userId }: CodedGroup & { userId: number },
): Promise<GroupSummary> {
  // A player's lock is taken before a room's, and that before a group's.
  await lockPlayer(tx, userId);
  await lockGroupRow(tx, groupId);
  const { rows } = await sql<Asked>`
    select g.cod_access = ${code} as known,
      (select count(*)::int from group_member m where m.group_id = g.id and m.left_at is null) as members,
      coalesce(own.left_at is null and own.user_id is not null, false) as joined, coalesce(own.sent_out, false) as sent_out
    from friend_group g left join group_member own on own.group_id = g.id and own.user_id = ${userId}
    where g.id = ${groupId}`.execute(tx);
  const asked = rows[0];
  // It was renewed, or the last one left, since it was looked for.
  if (!asked?.known) throw unknownGroupCode();
  if (asked.sent_out) throw sentOut();
  if (!asked.joined) await enter(tx, { groupId, userId, members: asked.members });
  return groupSummary(tx, { groupId, userId });
}

export const sentOut = () => new Refusal(403, 'PROHIBIDO', 'Quien lidera este grupo te sacó: su código ya no te abre.');

async function enter(
  tx: Tx,
  { groupId, userId, members }: { groupId: number; userId: number; members: number },
): Promise<void> {
  await assertMayBeInOneMore(tx, userId);
  if (members >= MOST_MEMBERS) {
    throw new Refusal(
      409,
      'LIMITE_ALCANZADO',
      'Este grupo ya tiene 100 personas, que es lo máximo. Pide que alguien te deje su lugar.',
    );
  }
  await sql`insert into group_member (group_id, user_id) values (${groupId}, ${userId})
    on conflict (group_id, user_id) do update set left_at = null, joined_at = app_now()`.execute(tx);
  // Whoever comes back came once: the wall has one line of it.
  await sql`delete from group_post where group_id = ${groupId} and user_id = ${userId} and kind = 'joined'`.execute(tx);
  await tx.insertInto('group_post').values({ group_id: groupId, kind: 'joined', user_id: userId }).execute();
}

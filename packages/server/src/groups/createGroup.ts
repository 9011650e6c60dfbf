import type { GroupCounts, GroupSummary } from '@arma11/core/back-office';
import type { Tx } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import { lockPlayer } from '../players/lockPlayer';
import { newCode } from '../rooms/codes/newCode';
import { assertMayBeInOneMore } from './assertMayBeInOneMore';
import { groupName } from './groupName';
import { groupSummary } from './groupSummaries';

/** Makes a group that its maker leads and is alone in (rules R23.1). */
export async function createGroup(
  tx: Tx,
  random: Deps['random'],
  wish: { userId: number; name: string; crest: number; counts: GroupCounts },
): Promise<GroupSummary> {
  const { userId, crest, counts } = wish;
  await lockPlayer(tx, userId);
  await assertMayBeInOneMore(tx, userId);
  const { id } = await tx
    .insertInto('friend_group')
    .values({ name: groupName(wish.name), crest, counts, owner_id: userId, cod_access: await newCode(tx, random) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('group_season').values({ group_id: id, season: 1 }).execute();
  await tx.insertInto('group_member').values({ group_id: id, user_id: userId }).execute();
  return groupSummary(tx, { groupId: id, userId });
}

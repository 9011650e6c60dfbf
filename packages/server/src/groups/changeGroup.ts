import type { GroupSummary } from '@arma11/core/back-office';
import type { Tx } from '../platform/db/database';
import type { Deps } from '../platform/deps';
import { newCode } from '../rooms/codes/newCode';
import { groupName } from './groupName';
import { groupSummary } from './groupSummaries';
import { lockOwnGroup } from './heldGroup';

interface Asked {
  groupId: number;
  userId: number;
}

/** Gives a group another name and crest; its leader may (rules R23.2). */
export async function changeGroup(
  tx: Tx,
  { name, crest, ...asked }: Asked & { name: string; crest: number },
): Promise<GroupSummary> {
  const { id } = await lockOwnGroup(tx, asked);
  await tx
    .updateTable('friend_group')
    .set({ name: groupName(name), crest })
    .where('id', '=', id)
    .execute();
  return groupSummary(tx, asked);
}

/** Makes a new code for a group; the one before lets nobody in any more (rules R23.2). */
export async function renewGroupCode(tx: Tx, random: Deps['random'], asked: Asked): Promise<{ cod_access: string }> {
  const { id } = await lockOwnGroup(tx, asked);
  const cod_access = await newCode(tx, random);
  await tx.updateTable('friend_group').set({ cod_access }).where('id', '=', id).execute();
  return { cod_access };
}

import type { Tx } from '../platform/db/database';
import { leaveHeldGroup } from '../players/groups/leaveHeldGroup';
import { lockGroup, notTheLeader } from './heldGroup';

/** Leaves a group, or sends somebody out of one's own, for good (rules R23.2). */
export async function removeMember(
  tx: Tx,
  { groupId, userId, member }: { groupId: number; userId: number; member: number },
): Promise<void> {
  const group = await lockGroup(tx, { groupId, userId });
  if (member !== userId && group.owner_id !== userId) throw notTheLeader();
  await leaveHeldGroup(tx, { groupId, member, sentOut: member !== userId });
}

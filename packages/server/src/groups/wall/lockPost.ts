import { sql } from 'kysely';
import type { GroupPostKind } from '@arma11/core/back-office';
import type { Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { notFound } from '../../platform/refusal';

/** A post of a group as it is changed. */
export interface HeldPost {
  id: number;
  kind: GroupPostKind;
  user_id: number;
  hidden: 'reports' | 'desk' | null;
}

/** The post `p` of a group that a condition is true of, with its row held. Whether the caller is in the group is asked before. */
export async function lockPost(
  tx: Tx,
  { groupId, postId }: { groupId: number; postId: number },
  where: Where,
): Promise<HeldPost> {
  await sql`select from group_post where id = ${postId} for no key update`.execute(tx);
  const { rows } = await sql<HeldPost>`
    select p.id, p.kind, p.user_id, p.hidden from group_post p
    where p.id = ${postId} and p.group_id = ${groupId} and p.erased_at is null and ${where}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

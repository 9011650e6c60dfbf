import { sql } from 'kysely';
import type { GroupReportReason } from '@arma11/core/back-office';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { groupOf } from '../heldGroup';
import { lockPost } from './lockPost';

/** How many reports hide a post from everybody until the operator has decided. */
const HIDE_AT = 3;

/** Tells the operator of a post, which the caller is not shown again; the third who does hides it from all (rules R23.7). */
export async function reportPost(
  tx: Tx,
  { reason, ...asked }: { groupId: number; postId: number; userId: number; reason: GroupReportReason },
): Promise<void> {
  const { userId } = asked;
  await groupOf(tx, asked);
  const again = sql<boolean>`exists (select from group_report x where x.post_id = p.id and x.user_id = ${userId})`;
  const post = await lockPost(tx, asked, sql`(p.hidden is null or ${again})`);
  if (post.user_id === userId) {
    throw new Refusal(422, 'REGLA', 'Eso es tuyo. Si no debe estar ahí, bórralo.');
  }
  await sql`insert into group_report (post_id, user_id, reason) values (${post.id}, ${userId}, ${reason})
    on conflict (post_id, user_id) do nothing`.execute(tx);
  await sql`update group_post set hidden = 'reports' where id = ${post.id} and hidden is null
    and ${HIDE_AT} <= (select count(*) from group_report where post_id = ${post.id} and decided_at is null)`.execute(
    tx,
  );
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { forgetEndedGroup } from '../../players/groups/endGroup';

/**
 * What the operator decides of a post (rules R23.7): it is shown to nobody, or to everybody again but for those who reported it.
 * Nothing of it waits any more, so that one whose author had taken it back goes.
 */
export async function decidePost(
  tx: Tx,
  { postId, groupId, hide }: { postId: number; groupId: number; hide: boolean },
): Promise<void> {
  await sql`update group_report set decided_at = app_now() where post_id = ${postId} and decided_at is null`.execute(
    tx,
  );
  await sql`update group_post set hidden = ${hide ? 'desk' : null} where id = ${postId}`.execute(tx);
  await sql`delete from group_post where id = ${postId} and erased_at is not null`.execute(tx);
  await forgetEndedGroup(tx, groupId);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { groupOf } from '../heldGroup';
import { lockPost } from './lockPost';
import { waitsForOperator } from '../../players/groups/waitsForOperator';

/**
 * Takes back what the caller wrote, or from the wall that they lead anything (rules R23.7). What somebody reported is shown to
 * nobody any more, and stays for the operator until they have decided.
 */
export async function erasePost(tx: Tx, asked: { groupId: number; postId: number; userId: number }): Promise<void> {
  const group = await groupOf(tx, asked);
  const post = await lockPost(tx, asked, sql`true`);
  const theirs = post.user_id === asked.userId && post.kind === 'words';
  if (!theirs && group.owner_id !== asked.userId) {
    throw new Refusal(
      403,
      'PROHIBIDO',
      'Borra un mensaje quien lo escribió o quien lidera el grupo. Puedes reportarlo.',
    );
  }
  await sql`update group_post set erased_at = app_now() where id = ${post.id}`.execute(tx);
  await sql`delete from group_post p where p.id = ${post.id} and not ${waitsForOperator}`.execute(tx);
}

import { sql } from 'kysely';
import type { GroupPost } from '@arma11/core/back-office';
import type { ReactionEmoji } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { groupOf } from '../heldGroup';
import { lockPost } from './lockPost';
import { posts, shownTo } from './posts';

/** Gives a member's reaction to a post in place of the one before, or takes it back; the same one again changes nothing. */
export async function reactToPost(
  tx: Tx,
  { emoji, ...asked }: { groupId: number; postId: number; userId: number; emoji: ReactionEmoji | null },
): Promise<GroupPost> {
  const { userId } = asked;
  await groupOf(tx, asked);
  const { id } = await lockPost(tx, asked, shownTo(userId));
  if (emoji === null) await sql`delete from group_reaction where post_id = ${id} and user_id = ${userId}`.execute(tx);
  else {
    await sql`insert into group_reaction as r (post_id, user_id, emoji) values (${id}, ${userId}, ${emoji})
      on conflict (post_id, user_id) do update set emoji = excluded.emoji where r.emoji <> excluded.emoji`.execute(tx);
  }
  const [post] = await posts(tx, userId, sql`p.id = ${id}`, sql`order by p.id`);
  return post!;
}

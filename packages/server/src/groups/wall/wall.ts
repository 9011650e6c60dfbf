import { sql } from 'kysely';
import type { GroupWall } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import { groupOf } from '../heldGroup';
import { posts, shownTo } from './posts';
import { silencedUntil } from './silencedUntil';

/** Posts in a part of the wall. */
const MOST = 30;

/** A part of a group's wall for a member, newest first: the latest, or those before a post. */
export async function wall(
  q: Queryable,
  { before, ...who }: { groupId: number; userId: number; before: number | undefined },
): Promise<GroupWall> {
  const { id } = await groupOf(q, who);
  const found = await posts(
    q,
    who.userId,
    sql`p.group_id = ${id} and p.id < ${before ?? Number.MAX_SAFE_INTEGER}::bigint and ${shownTo(who.userId)}`,
    sql`order by p.id desc limit ${MOST + 1}`,
  );
  const shown = found.slice(0, MOST);
  return {
    posts: shown,
    before: found.length > MOST ? shown.at(-1)!.id : null,
    silenced_until: await silencedUntil(q, who.userId),
  };
}

import { sql } from 'kysely';
import { REACTION_EMOJIS, type ReactionEmoji } from '@arma11/core/contract';
import type { GroupPost } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import type { Tail, Where } from '../../platform/db/fragments';
import { usersMini } from '../../players/accounts/usersMini';

interface Row extends Pick<GroupPost, 'id' | 'kind' | 'at' | 'text' | 'room' | 'points' | 'mine'> {
  user_id: number;
  passed_id: number | null;
  given: Partial<Record<ReactionEmoji, number>>;
}

/**
 * Whether somebody is shown a post `p`: not what was taken back or hidden, nor what they reported, nor the words of whom they have
 * muted (rules R23.7).
 */
export const shownTo = (userId: number): Where => sql<boolean>`(p.hidden is null and p.erased_at is null
  and not exists (select from group_report x where x.post_id = p.id and x.user_id = ${userId})
  and not (p.kind = 'words' and exists (select from group_mute x
    where x.user_id = ${userId} and x.group_id = p.group_id and x.muted_id = p.user_id)))`;

/** The posts that a condition on `p` chooses, as a member reads them. */
export async function posts(q: Queryable, userId: number, where: Where, tail: Tail): Promise<GroupPost[]> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.at, p.text, p.user_id, p.passed_id, p.points,
      case when r.id is not null then json_build_object('kind', r.kind, 'id', r.id, 'name', r.name) end as room,
      (select coalesce(json_object_agg(x.emoji, x.given), '{}') from (
        select g.emoji, count(*)::int as given from group_reaction g where g.post_id = p.id group by g.emoji) x) as given,
      (select g.emoji from group_reaction g where g.post_id = p.id and g.user_id = ${userId}) as mine
    from group_post p left join room r on r.id = p.room_id
    where ${where} ${tail}`.execute(q);
  const people = await usersMini(
    q,
    rows.flatMap(({ user_id, passed_id }) => [user_id, ...(passed_id === null ? [] : [passed_id])]),
  );
  return rows.map(({ user_id, passed_id, given, ...post }) => ({
    ...post,
    user: people.get(user_id)!,
    passed: passed_id === null ? null : people.get(passed_id)!,
    counts: REACTION_EMOJIS.map((emoji) => ({ emoji, count: given[emoji] ?? 0 })),
    // What somebody has reported they are not shown.
    reported: false,
  }));
}

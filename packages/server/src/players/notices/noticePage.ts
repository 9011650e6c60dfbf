import { sql } from 'kysely';
import type { CallOutput, Notification } from '@arma11/core/contract';
import type { Queryable, Tx } from '../../platform/db/database';
import { pageOffset, pageView } from '../../platform/http/page';

type NoticePage = CallOutput<'notifications', 'list'>;

interface Counts {
  count: number;
  unread: number;
}

async function countsOf(q: Queryable, userId: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as count, (count(*) filter (where read_at is null))::int as unread
    from notification where user_id = ${userId}`.execute(q);
  return rows[0]!;
}

/** What a player has been told, newest first, and how much of it they have not read. */
export async function noticePage(
  q: Queryable,
  userId: number,
  query: { page: number; page_size: number },
): Promise<NoticePage> {
  const { count, unread } = await countsOf(q, userId);
  const results: Notification[] = await q
    .selectFrom('notification')
    .select(['id', 'kind', 'title', 'body', 'link', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(query.page_size)
    .offset(pageOffset(query))
    .execute();
  return { ...pageView('plus/notifications/', query, count, results), unread };
}

/** Marks a player's own notices as read, those named or all, and answers how many are left. */
export async function readNotices(tx: Tx, userId: number, ids: readonly number[] | undefined): Promise<number> {
  await sql`update notification set read_at = app_now() where user_id = ${userId} and read_at is null
    and (${ids ?? null}::bigint[] is null or id = any(${ids ?? null}::bigint[]))`.execute(tx);
  return (await countsOf(tx, userId)).unread;
}

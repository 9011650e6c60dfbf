import { sql } from 'kysely';
import type { Page, Withdrawal } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { pageOffset, pageView } from '../../platform/http/page';
import { withdrawalRows, withdrawalView } from './withdrawalView';

/** A player's withdrawals, newest first. */
export async function withdrawalsPage(
  q: Queryable,
  userId: number,
  query: { page: number; page_size: number },
): Promise<Page<Withdrawal>> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal where user_id = ${userId}`.execute(q);
  const found = await withdrawalRows(
    q,
    sql`where w.user_id = ${userId} order by w.id desc limit ${query.page_size} offset ${pageOffset(query)}`,
  );
  return pageView('plus/withdrawals/', { ...query }, rows[0]?.count ?? 0, found.map(withdrawalView));
}

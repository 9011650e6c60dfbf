import { sql } from 'kysely';
import type { Deposit, Page } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { MoneyMode } from '../../platform/deps';
import { pageOffset, pageView } from '../../platform/http/page';
import { notFound } from '../../platform/refusal';
import { payCode } from '../payCodes';
import { depositRows, depositView } from './depositView';

/** A player's top-ups, newest first. */
export async function depositsPage(
  q: Queryable,
  userId: number,
  query: { page: number; page_size: number },
): Promise<Page<Deposit>> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from deposit where user_id = ${userId}`.execute(q);
  const found = await depositRows(
    q,
    sql`where d.user_id = ${userId} order by d.id desc limit ${query.page_size} offset ${pageOffset(query)}`,
  );
  const views = found.map((row) => depositView(row, null));
  return pageView('plus/deposits/', { ...query }, rows[0]?.count ?? 0, views);
}

/** One top-up of the player's, with the code to pay while it can be paid. */
export async function depositOf(q: Queryable, money: MoneyMode, userId: number, id: number): Promise<Deposit> {
  const [row] = await depositRows(q, sql`where d.id = ${id} and d.user_id = ${userId}`);
  if (!row) throw notFound();
  return depositView(row, row.estado === 'pendiente' ? await payCode(q, money, row.provider) : null);
}

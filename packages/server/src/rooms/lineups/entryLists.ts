import { sql } from 'kysely';
import type { Page, SalaCompe } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { From, Value, Where } from '../../platform/db/fragments';
import { pageOffset, pageView } from '../../platform/http/page';
import { salaCompeViews } from './salaCompeView';

interface PageQuery {
  page: number;
  page_size: number;
}

interface EntryList {
  path: string;
  which: Where;
  order: Value<unknown>;
}

const running: EntryList = {
  path: 'compe/list/all-by-user/',
  which: sql`r.estado not in ('pagada','cancelada')`,
  order: sql`r.lock_at, e.id`,
};
const finished: EntryList = {
  path: 'compe/list/history-by-user/',
  which: sql`r.estado in ('pagada','cancelada')`,
  order: sql`r.lock_at desc, e.id desc`,
};

/** Returns one page of a player's entries in lineup rooms that are not over, those that lock next first. */
export const runningEntries = (q: Queryable, userId: number, query: PageQuery) =>
  entriesPage(q, userId, query, running);

/** Returns one page of a player's entries in lineup rooms that are over, the last ones first. */
export const finishedEntries = (q: Queryable, userId: number, query: PageQuery) =>
  entriesPage(q, userId, query, finished);

async function entriesPage(
  q: Queryable,
  userId: number,
  query: PageQuery,
  { path, which, order }: EntryList,
): Promise<Page<SalaCompe>> {
  const mine: From = sql`from entry e join room r on r.id = e.room_id where e.user_id = ${userId} and r.kind = 'compe' and ${which}`;
  const { rows: total } = await sql<{ count: number }>`select count(*)::int as count ${mine}`.execute(q);
  const { rows } = await sql<{ id: number }>`
    select e.id ${mine} order by ${order} limit ${query.page_size} offset ${pageOffset(query)}`.execute(q);
  const results = await salaCompeViews(
    q,
    userId,
    rows.map(({ id }) => id),
  );
  return pageView(path, { ...query }, total[0]?.count ?? 0, results);
}

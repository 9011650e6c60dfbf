import { sql } from 'kysely';
import type { DeskBoardRow } from '@arma11/core/back-office';
import { waitsForOperator } from '../../players/groups/waitsForOperator';
import type { Queryable } from '../../platform/db/database';

/** Posts on walls of groups that were reported, in one row: their page has them one by one (rules R23.7). */
export async function reportedPosts(q: Queryable): Promise<DeskBoardRow[]> {
  const { rows } = await sql<DeskBoardRow>`
    select 'group_posts' as kind, 'today' as urgency, null::int as id, '' as name, null as detail, count(*)::int as count,
      null::int as coins, (select min(r.at) from group_report r where r.decided_at is null) as since,
      null::timestamptz as due_at
    from group_post p where ${waitsForOperator} having count(*) > 0`.execute(q);
  return rows;
}

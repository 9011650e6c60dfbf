import { deskModels } from '@arma11/core/schemas';
import type { DeskGroupReport } from '@arma11/core/back-office';
import { sql } from 'kysely';
import { z } from 'zod';
import { waitsForOperator } from '../../players/groups/waitsForOperator';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';

/** The posts that wait for a decision, those that most have reported first. Each look leaves an audit row. */
export const groupReports = command({
  name: 'group reports',
  summary: 'posts on walls of groups that were reported and wait for a decision',
  args: z.object({ limit: wholeNumber(1, 500).default(50).describe('how many at most') }),
  ops: { method: 'GET', path: 'ops/group-reports/', role: 'operador', result: z.array(deskModels.DeskGroupReport) },
  run: async ({ db, note }, { limit }): Promise<DeskGroupReport[]> => {
    const { rows } = await sql<DeskGroupReport>`
      select p.id as post, p.at, g.id as "group", g.name, u.id as "user", u.username, coalesce(p.text, p.kind) as text,
        p.hidden is not null as hidden, p.erased_at is not null as erased, r.reports, r.reasons, r.since
      from group_post p join friend_group g on g.id = p.group_id join app_user u on u.id = p.user_id
      cross join lateral (
        select count(*)::int as reports, coalesce(array_agg(distinct x.reason), '{}') as reasons, min(x.at) as since
        from group_report x where x.post_id = p.id and x.decided_at is null
      ) r
      where ${waitsForOperator}
      order by r.reports desc, r.since, p.id limit ${limit}`.execute(db.fresh);
    if (rows.length > 0) await note({ target: 'group:reports' });
    return rows;
  },
  print: (lines) =>
    lines.length === 0
      ? 'Nothing waits.'
      : table(
          ['post', 'by', 'group', 'words', 'reports', 'reasons', 'since', ''],
          lines.map((l) => [
            l.post,
            `${l.username} (${l.user})`,
            `${l.name} (${l.group})`,
            l.text,
            l.reports,
            l.reasons.join(', '),
            l.since ?? '',
            l.erased ? 'taken back' : l.hidden ? 'hidden' : '',
          ]),
        ),
});

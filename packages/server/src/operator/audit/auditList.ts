import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { auditSentence } from './auditSentence';
import type { Value } from '../../platform/db/fragments';

const AuditLine = deskModels.DeskAudit;
type AuditLine = z.infer<typeof AuditLine>;

const number: Value<string> = sql`split_part(a.target, ':', 2)`;
const asNumber: Value<number> = sql`${number}::int`;

/** Only targets that end in a number are asked for by one. */
const nameOfTarget = sql<string | null>`case split_part(a.target, ':', 1)
  when 'user' then (select username from app_user where id = ${asNumber})
  when 'room' then (select name from room where id = ${asNumber})
  when 'group' then (select name from friend_group where id::text = ${number})
  when 'player' then (select full_name from player where id = ${asNumber})
  when 'league' then (select name from league where league_unique = ${number})
  when 'match' then (select t.short || ' - ' || v.short from match m join team t on t.id = m.local_team
    join team v on v.id = m.visit_team where m.id = ${asNumber})
  when 'incident' then (select t.short || ' - ' || v.short from incident i join match m on m.id = i.match_id
    join team t on t.id = m.local_team join team v on v.id = m.visit_team where i.id = ${asNumber})
  when 'deposit' then (select u.username from deposit d join app_user u on u.id = d.user_id where d.id = ${asNumber})
  when 'withdrawal' then (select u.username from withdrawal w join app_user u on u.id = w.user_id where w.id = ${asNumber})
  when 'adjustment' then (select u.username from adjustment x join app_user u on u.id = x.user_id where x.id = ${asNumber})
  end`;

/** Who did what at the desk, newest first. */
export const auditList = command({
  name: 'audit list',
  summary: 'who did what at the desk, newest first',
  args: z.object({
    target: z.string().max(80).optional().describe('only what was done to this, such as room:12 or user:7'),
    action: z.string().max(60).optional().describe('only this command, such as "user adjust"'),
    actor: wholeNumber(1, 2_147_483_647).optional().describe('only by this user'),
    before: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional().describe('only rows older than this one'),
    limit: wholeNumber(1, 500).default(50).describe('how many at most'),
  }),
  ops: { method: 'GET', path: 'ops/audit/', role: 'admin', result: z.array(AuditLine) },
  run: async ({ db }, { target, action, actor, before, limit }): Promise<AuditLine[]> => {
    const { rows } = await sql<AuditLine>`
      select a.id, a.at, a.actor, a.actor_id, u.username, a.action, a.target, ${nameOfTarget} as about, a.before, a.after, a.reason
      from audit a left join app_user u on u.id = a.actor_id
      where (${target ?? null}::text is null or a.target = ${target ?? null})
        and (${action ?? null}::text is null or a.action = ${action ?? null})
        and (${actor ?? null}::int is null or a.actor_id = ${actor ?? null}::int)
        and (${before ?? null}::bigint is null or a.id < ${before ?? null}::bigint)
      order by a.id desc limit ${limit}`.execute(db.fresh);
    return rows;
  },
  print: (lines) =>
    lines.length === 0
      ? 'Nothing was done.'
      : table(
          ['row', 'at', 'what was done', 'why'],
          lines.map((l) => [l.id, l.at, auditSentence(l), l.reason ?? '']),
        ),
});

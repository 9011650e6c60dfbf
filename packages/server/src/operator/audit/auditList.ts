import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';

const AuditLine = deskModels.DeskAudit;
type AuditLine = z.infer<typeof AuditLine>;

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
      select id, at, actor, actor_id, action, target, before, after, reason from audit
      where (${target ?? null}::text is null or target = ${target ?? null})
        and (${action ?? null}::text is null or action = ${action ?? null})
        and (${actor ?? null}::int is null or actor_id = ${actor ?? null}::int)
        and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      order by id desc limit ${limit}`.execute(db.read);
    return rows;
  },
  print: (lines) =>
    lines.length === 0
      ? 'Nothing was done.'
      : table(
          ['row', 'at', 'who', 'what', 'to', 'why'],
          lines.map((l) => [l.id, l.at, l.actor, l.action, l.target, l.reason ?? '']),
        ),
});

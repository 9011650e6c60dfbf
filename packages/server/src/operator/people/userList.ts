import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';

const Line = deskModels.DeskUser;
type Line = z.infer<typeof Line>;

/** Players by a part of their name, e-mail or phone. */
export const userList = command({
  name: 'user list',
  summary: 'players, newest first',
  args: z.object({
    q: z.string().max(80).optional().describe('a part of the name, the e-mail or the phone'),
    role: z.enum(['player', 'operador', 'tesorero', 'admin']).optional().describe('only with this role'),
    state: z.enum(['blocked', 'leaving', 'excluded', 'gone']).optional().describe('only in this state'),
    limit: wholeNumber(1, 500).default(50).describe('how many at most'),
  }),
  ops: { method: 'GET', path: 'ops/users/', role: 'operador', result: z.array(Line) },
  run: async ({ db }, { q, role, state, limit }): Promise<Line[]> => {
    const like = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await sql<Line>`
      with known as (
        select u.*, case when anonymised_at is not null then 'gone' when deleted_at is not null then 'leaving'
          when blocked_at is not null then 'blocked' when excluded_until > app_now() then 'excluded' else '' end as state
        from app_user u where not is_bot)
      select id as "user", username, email, role, state, created_at,
        (select coalesce(sum(balance), 0)::int8 from account a where a.user_id = known.id and a.kind <> 'user:retenido') as saldo
      from known
      where (${like}::text is null or username ilike ${like} or email ilike ${like} or phone like ${like})
        and (${role ?? null}::text is null or role = ${role ?? null}) and (${state ?? null}::text is null or state = ${state ?? null})
      order by id desc limit ${limit}`.execute(db.fresh);
    return rows;
  },
  print: (lines) =>
    lines.length === 0
      ? 'No players.'
      : table(
          ['id', 'name', 'e-mail', 'role', 'state', 'saldo', 'since'],
          lines.map((l) => [l.user, l.username, l.email, l.role, l.state, l.saldo, l.created_at]),
        ),
});

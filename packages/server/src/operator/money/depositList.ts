import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../definition/command';
import { DepositLine, depositLines, printDeposits } from './depositLine';
import { RowId } from './moneyArguments';

const states = {
  queue: sql`d.estado = 'en_revision'`,
  open: sql`d.estado = 'en_revision' or d.estado = 'pendiente' and d.data_until > app_now()`,
  all: sql`true`,
};

/** The queue of top-ups that wait for the treasurer, oldest first. */
export const depositList = command({
  name: 'deposit list',
  summary: 'top-ups that wait for a decision',
  args: z.object({
    state: z.enum(['queue', 'open', 'all']).default('queue').describe('only those told as paid, all open ones, or all'),
    user: RowId.optional().describe('only of this player'),
  }),
  ops: { method: 'GET', path: 'ops/deposits/', role: 'tesorero', result: z.array(DepositLine) },
  run: ({ db }, { state, user }) =>
    depositLines(
      db.read,
      sql`where (${states[state]}) and (${user ?? null}::int is null or d.user_id = ${user ?? null}::int)
        order by case when ${state}::text = 'all' then -d.id else d.id end limit 200`,
    ),
  print: printDeposits,
});

import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../definition/command';
import { RowId } from './moneyArguments';
import { printWithdrawals, WithdrawalLine, withdrawalLines } from './withdrawalLine';

/** Withdrawals that wait to be paid, oldest first. */
export const withdrawalList = command({
  name: 'withdrawal list',
  summary: 'withdrawals that wait to be paid',
  args: z.object({
    state: z.enum(['open', 'all']).default('open').describe('those still to be paid, or all, newest first'),
    user: RowId.optional().describe('only of this player'),
  }),
  ops: { method: 'GET', path: 'ops/withdrawals/', role: 'tesorero', result: z.array(WithdrawalLine) },
  run: ({ db }, { state, user }) =>
    withdrawalLines(
      db.read,
      sql`where (${state}::text = 'all' or w.estado in ('pendiente','en_proceso')) and (${user ?? null}::int is null or w.user_id = ${user ?? null}::int)
        order by case when ${state}::text = 'all' then -w.id else w.id end limit 200`,
    ),
  print: printWithdrawals,
});

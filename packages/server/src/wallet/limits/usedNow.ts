import { sql } from 'kysely';
import type { LimitsView } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';

/** Where Lima's day, week (from Monday) and month began. */
const since = (period: 'day' | 'week' | 'month') =>
  sql`(date_trunc(${sql.lit(period)}, app_now() at time zone 'America/Lima') at time zone 'America/Lima')`;

/** Coins of top-ups that were asked for and not refused, on the day that they were last sent: an open request counts, so that five at once do not pass. */
export async function depositsUsed(
  q: Queryable,
  userId: number,
): Promise<Pick<LimitsView['used'], 'deposit_day' | 'deposit_week' | 'deposit_month'>> {
  const { rows } = await sql<{ deposit_day: number; deposit_week: number; deposit_month: number }>`
    select coalesce(sum(coins) filter (where counted_at >= ${since('day')}), 0)::bigint as deposit_day,
      coalesce(sum(coins) filter (where counted_at >= ${since('week')}), 0)::bigint as deposit_week,
      coalesce(sum(coins) filter (where counted_at >= ${since('month')}), 0)::bigint as deposit_month
    from (select *, coalesce(sent_again_at, created_at) as counted_at from deposit) d where user_id = ${userId} and counted_at >= least(${since('week')}, ${since('month')})
      and (estado in ('en_revision','aprobado') or estado = 'pendiente' and data_until > app_now())`.execute(q);
  return rows[0]!;
}

/** Paid rooms entered this week and not left, those included that go by a refund. */
export async function entriesUsed(q: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from entry
    where user_id = ${userId} and fee > 0 and joined_at >= ${since('week')}`.execute(q);
  return rows[0]!.count;
}

/** What playing has cost this month, in coins that could have been withdrawn or were bought; a gain is below 0. */
export async function lossUsed(q: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ loss: number }>`
    select coalesce(-sum(e.amount), 0)::bigint as loss
    from account a join ledger_entry e on e.account_id = a.id join ledger_tx t on t.id = e.tx_id
    where a.user_id = ${userId} and a.kind in ('user:retirable','user:jugable') and t.kind in ('join','refund','settle')
      and t.created_at >= ${since('month')}`.execute(q);
  return rows[0]!.loss;
}

/** All that counts against a player's limits. */
export async function usedNow(q: Queryable, userId: number): Promise<LimitsView['used']> {
  return {
    ...(await depositsUsed(q, userId)),
    entries_week: await entriesUsed(q, userId),
    loss_month: Math.max(0, await lossUsed(q, userId)),
  };
}

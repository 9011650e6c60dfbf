import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database';
import { balancesOf } from '../ledger/balances';

/** A player's balances and what this Lima month brought and cost. */
export async function walletSummary(q: Queryable, userId: number) {
  const { rows } = await sql<{ deposits: number; entries: number; prizes: number; net: number }>`
    select coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0)::bigint as deposits,
      coalesce(-sum(e.amount) filter (where t.kind in ('join','refund')), 0)::bigint as entries,
      coalesce(sum(e.amount) filter (where t.kind = 'settle'), 0)::bigint as prizes,
      coalesce(sum(e.amount), 0)::bigint as net
    from ledger_entry e join account a on a.id = e.account_id join ledger_tx t on t.id = e.tx_id
    where a.user_id = ${userId} and a.kind <> 'user:retenido'
      and t.created_at >= date_trunc('month', app_now() at time zone 'America/Lima') at time zone 'America/Lima'`.execute(
    q,
  );
  return { ...(await balancesOf(q, userId)), month: rows[0]! };
}

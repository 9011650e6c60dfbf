import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database';

/** One side of a ledger transaction: coins into (+) or out of (−) an account. */
export interface Posting {
  account: number;
  amount: number;
}

export interface LedgerFact {
  /** What happened: 'settle', 'refund', 'grant', 'adjust', 'quest'… */
  kind: string;
  /** The fact's natural key: the same fact is never posted twice. */
  ref: string;
  /** What the player reads in their movements. */
  label: string;
  roomId?: number | null;
  postings: Posting[];
}

/**
 * Posts one balanced transaction, or nothing when the same fact stands already. The database moves the balances and
 * refuses entries that do not sum to 0 or an account that would fall below its floor (security I1, I2).
 * @returns the transaction's id, or null when the fact was posted before.
 */
export async function post(tx: Queryable, fact: LedgerFact): Promise<number | null> {
  const postings = fact.postings.filter((posting) => posting.amount !== 0);
  if (postings.length === 0) return null;
  await lockAccounts(
    tx,
    postings.map((posting) => posting.account),
  );
  const { rows } = await sql<{ id: number }>`
    with t as (
      insert into ledger_tx (kind, ref, label, room_id)
      values (${fact.kind}, ${fact.ref}, ${fact.label}, ${fact.roomId ?? null})
      on conflict (kind, ref) do nothing returning id
    ), e as (
      insert into ledger_entry (tx_id, account_id, amount)
      select t.id, p.account, p.amount from t,
        unnest(${postings.map((p) => p.account)}::int[], ${postings.map((p) => p.amount)}::bigint[]) as p(account, amount)
    )
    select id from t`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Takes the accounts in ascending order, so that two payments that share players never wait for each other in a ring. */
async function lockAccounts(tx: Queryable, accounts: number[]) {
  await sql`select id from account where id = any(${accounts}::int[]) order by id for update`.execute(tx);
}

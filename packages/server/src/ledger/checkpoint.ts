import { sql } from 'kysely';
import type { Db, Queryable, Tx } from '../platform/db/database';

/** Up to where every account's entries are added up (`ledger_total`). */
export interface Checkpoint {
  /** The sealed day with whose end it ends. */
  day: string | null;
  ledger_to: number;
  transactions: number;
  entries: number;
}

export const NOTHING_ADDED_UP: Checkpoint = { day: null, ledger_to: 0, transactions: 0, entries: 0 };

/** The last checkpoint that was made. */
export async function newestCheckpoint(q: Queryable): Promise<Checkpoint> {
  const { rows } = await sql<Checkpoint>`
    select day, ledger_to, transactions, entries from ledger_checkpoint order by ledger_to desc limit 1`.execute(q);
  return rows[0] ?? NOTHING_ADDED_UP;
}

interface Sealed {
  day: string;
  ledger_to: number;
}

/** The last day that is sealed, where coins moved since the checkpoint. */
async function lastSealed(tx: Tx, after: number): Promise<Sealed | undefined> {
  const { rows } = await sql<Sealed>`
    select day, ledger_to from day_seal where ledger_to > ${after}::bigint order by day desc limit 1`.execute(tx);
  return rows[0];
}

/** Whether each transaction of a range has entries that sum to 0, and the days in it are as they were sealed. */
async function isWhole(tx: Tx, after: number, to: number): Promise<boolean> {
  const { rows } = await sql<{ whole: boolean }>`
    select not exists (
        select from ledger_tx t left join ledger_entry e on e.tx_id = t.id and e.tx_id > ${after}::bigint and e.tx_id <= ${to}::bigint
        where t.id > ${after}::bigint and t.id <= ${to}::bigint group by t.id having coalesce(sum(e.amount), 1) <> 0)
      and not exists (
        select from (select ledger_to, ledger_hash, lag(ledger_to, 1, 0::bigint) over (order by day) as ledger_from from day_seal) s
        where ledger_to > ${after}::bigint and ledger_hash <> ledger_hash(ledger_from, ledger_to)) as whole`.execute(
    tx,
  );
  return rows[0]!.whole;
}

async function addUp(tx: Tx, after: number, to: number): Promise<void> {
  await sql`
    merge into ledger_total t using (
      select account_id, sum(amount)::bigint as amount from ledger_entry
      where tx_id > ${after}::bigint and tx_id <= ${to}::bigint group by 1 having sum(amount) <> 0) m on m.account_id = t.account_id
    when matched and t.total + m.amount = 0 then delete
    when matched then update set total = t.total + m.amount
    when not matched then insert (account_id, total) values (m.account_id, m.amount)`.execute(tx);
}

/**
 * Adds up what each account's entries sum to until the end of the last sealed day, once these days are found whole: from
 * then on their entries need not be read to check a balance. Several servers may do it at once.
 * @returns the day, or null where there is nothing new, another server is at it, or a range is broken, which the auditor finds.
 */
export const makeCheckpoint = (db: Db): Promise<string | null> =>
  db.tx(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('arma11 ledger checkpoint', 0)) as mine`.execute(tx);
    if (!rows[0]!.mine) return null;
    const { ledger_to: after, transactions, entries } = await newestCheckpoint(tx);
    const sealed = await lastSealed(tx, after);
    if (!sealed || !(await isWhole(tx, after, sealed.ledger_to))) return null;
    const to = sealed.ledger_to;
    await addUp(tx, after, to);
    await sql`
      insert into ledger_checkpoint (day, ledger_to, transactions, entries, totals_hash)
      select ${sealed.day}::date, ${to}::bigint,
        ${transactions}::bigint + (select count(*) from ledger_tx where id > ${after}::bigint and id <= ${to}::bigint),
        ${entries}::bigint + (select count(*) from ledger_entry where tx_id > ${after}::bigint and tx_id <= ${to}::bigint),
        totals_hash()`.execute(tx);
    return sealed.day;
  });

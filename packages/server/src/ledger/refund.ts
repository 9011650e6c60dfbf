import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import type { Rows } from '../platform/db/fragments';

/** Gives every entry of these rooms its fee back, to the purses it came from (rules R2.3, R12.2). Safe to repeat. */
export async function refundRooms(tx: Tx, roomIds: readonly number[]): Promise<void> {
  await reverseJoins(tx, sql`select e.id from entry e where e.room_id = any(${[...roomIds]}::int[])`);
}

/** Gives one entry its fee back. Returns the coins returned. */
export const refundEntry = (tx: Tx, entryId: number): Promise<number> =>
  reverseJoins(tx, sql`select ${entryId}::int as id`);

/** Posts the opposite of what joins posted, once for each entry; returns the coins returned. */
async function reverseJoins(tx: Tx, entries: Rows<{ id: number }>): Promise<number> {
  const joins = sql`select t.* from ledger_tx t where t.kind = 'join' and t.ref in (select id::text from (${entries}) chosen)`;
  await sql`
    select count(*) from (
      select a.id from account a
      where a.id in (select l.account_id from (${joins}) j join ledger_entry l on l.tx_id = j.id)
      order by a.id for update
    ) held`.execute(tx);
  const { rows } = await sql<{ coins: number }>`
    with j as (${joins}), t as (
      insert into ledger_tx (kind, ref, label, room_id)
      select 'refund', j.ref, j.label, j.room_id from j order by j.id
      on conflict (kind, ref) do nothing returning id, ref
    ), back as (
      insert into ledger_entry (tx_id, account_id, amount)
      select t.id, l.account_id, -l.amount from t join j using (ref) join ledger_entry l on l.tx_id = j.id
      returning amount
    )
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as coins from back`.execute(tx);
  return rows[0]?.coins ?? 0;
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import type { Rows } from '../platform/db/fragments';
import { promotionsKind } from './promotions';

/**
 * Gives every entry of these rooms its fee back, to the purses it came from (rules R2.3, R12.2); what a code paid for
 * goes to the operator, and its code is unused again (R16.2). Safe to repeat.
 */
export async function refundRooms(tx: Tx, roomIds: readonly number[]): Promise<void> {
  await reverseJoins(tx, sql`select e.id from entry e where e.room_id = any(${[...roomIds]}::int[])`);
}

/** Gives one entry its fee back as `refundRooms` does. Returns the coins that its player got. */
export const refundEntry = (tx: Tx, entryId: number): Promise<number> =>
  reverseJoins(tx, sql`select ${entryId}::int as id`);

/** Posts the opposite of what joins posted, once for each entry; returns the coins that players got. */
async function reverseJoins(tx: Tx, entries: Rows<{ id: number }>): Promise<number> {
  const gifts: Rows<{ promo_id: number }> =
    sql`select u.* from promo_use u where u.returned_at is null and u.entry_id in (select id from (${entries}) chosen)`;
  const joins: Rows<{ id: number }> =
    sql`select t.* from ledger_tx t where t.kind = 'join' and t.ref in (select id::text from (${entries}) chosen)`;
  await sql`
    select count(*) from (
      select a.id from account a
      where a.id in (
        select l.account_id from (${joins}) j join ledger_entry l on l.tx_id = j.id
        union all select h.id from (${gifts}) g join account h on h.kind = ${promotionsKind(sql`g.user_id`)} and h.user_id is null)
      order by a.id for update
    ) held`.execute(tx);
  const { rows } = await sql<{ coins: number }>`
    with j as (${joins}), t as (
      insert into ledger_tx (kind, ref, label, room_id)
      select 'refund', j.ref, j.label, j.room_id from j order by j.id
      on conflict (kind, ref) do nothing returning id, ref
    ), back as (
      insert into ledger_entry (tx_id, account_id, amount)
      select t.id, case when l.amount < 0 and g.entry_id is not null then promotions.id else l.account_id end, -l.amount
      from t join j using (ref) join ledger_entry l on l.tx_id = j.id
      left join (${gifts}) g on g.entry_id::text = j.ref
      left join account promotions on promotions.kind = ${promotionsKind(sql`g.user_id`)} and promotions.user_id is null
      returning account_id, amount
    )
    select coalesce(sum(b.amount), 0)::bigint as coins
    from back b join account a on a.id = b.account_id and a.user_id is not null`.execute(tx);
  await returnUses(tx, gifts);
  return rows[0]?.coins ?? 0;
}

/** Makes the codes of these uses unused again, theirs and everybody's. */
async function returnUses(tx: Tx, gifts: Rows<{ promo_id: number }>): Promise<void> {
  await sql`
    select count(*) from (
      select p.id from promo p where p.id in (select promo_id from (${gifts}) g) order by p.id for update
    ) held`.execute(tx);
  await sql`
    with back as (
      update promo_use u set returned_at = app_now() from (${gifts}) g
      where u.promo_id = g.promo_id and u.user_id = g.user_id returning u.promo_id
    )
    update promo p set used = p.used - b.uses from (select promo_id, count(*)::int as uses from back group by 1) b
    where p.id = b.promo_id`.execute(tx);
}

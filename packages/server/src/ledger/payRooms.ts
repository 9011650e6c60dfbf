import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { promotionsKind } from './promotions';

export interface Payout {
  roomId: number;
  label: string;
  /** Coins per entry that wins something. */
  prizes: ReadonlyMap<number, number>;
  commission: number;
}

/**
 * Empties the pots of rooms into the winners' withdrawable purses and the operator's commission, exactly once per room
 * (security I8): one transaction of the ledger for each room, written by one statement for all. What the operator
 * promised beyond a pot comes from its promotions (rules R2.3 garantizado).
 * @returns the rooms that were paid now; rooms that were paid before, or had nothing to pay, are not among them.
 */
export async function payRooms(tx: Tx, payouts: readonly Payout[]): Promise<number[]> {
  const winners = payouts.flatMap(({ prizes }) => [...prizes].filter(([, amount]) => amount > 0));
  const given = {
    rooms: payouts.map(({ roomId }) => roomId),
    labels: payouts.map(({ label }) => label),
    commissions: payouts.map(({ commission }) => commission),
    entries: winners.map(([entry]) => entry),
    amounts: winners.map(([, amount]) => amount),
  };
  await lockAccounts(tx, given);
  const { rows } = await sql<{ room_id: number }>`
    with pay as (
      select p.room_id, p.label, p.commission, a.id as pot, a.balance
      from unnest(${given.rooms}::int[], ${given.labels}::text[], ${given.commissions}::bigint[]) as p(room_id, label, commission)
      join account a on a.room_id = p.room_id
    ), prize as (
      select e.room_id, a.id as account, sum(w.amount)::bigint as amount
      from unnest(${given.entries}::int[], ${given.amounts}::bigint[]) as w(entry, amount)
      join entry e on e.id = w.entry
      join account a on a.user_id = e.user_id and a.kind = 'user:retirable'
      group by 1, 2
    ), total as (
      select room_id, sum(amount)::bigint as amount from prize group by 1
    ), t as (
      insert into ledger_tx (kind, ref, label, room_id)
      select 'settle', pay.room_id::text, pay.label, pay.room_id
      from pay left join total using (room_id) where pay.balance <> 0 or total.amount > 0 order by pay.room_id
      on conflict (kind, ref) do nothing returning id, room_id
    ), posting as (
      select room_id, account, amount from prize
      union all select room_id, (select id from account where kind = 'casa:comision'), commission from pay
      union all select room_id, pot, -balance from pay
      union all
      select pay.room_id, h.id, pay.balance - pay.commission - coalesce(total.amount, 0)
      from pay left join total using (room_id)
      join account h on h.kind = ${promotionsKind(sql`pay.room_id`)} and h.user_id is null
    ), e as (
      insert into ledger_entry (tx_id, account_id, amount)
      select t.id, p.account, p.amount from t join posting p using (room_id) where p.amount <> 0
    )
    select room_id from t`.execute(tx);
  return rows.map(({ room_id }) => room_id);
}

interface Given {
  rooms: number[];
  commissions: number[];
  entries: number[];
  amounts: number[];
}

// In ascending order, as every payment takes them: two that share players never wait for each other in a ring. The
// promotions only where a pot does not come out even, which nobody changes while the caller holds its room.
async function lockAccounts(tx: Tx, { rooms, commissions, entries, amounts }: Given): Promise<void> {
  await sql`
    select count(*) from (
      select a.id from account a
      where a.id in (
        select p.id from account p where p.room_id = any(${rooms}::int[])
        union all select h.id from account h where h.kind = 'casa:comision'
        union all select h.id
          from unnest(${rooms}::int[], ${commissions}::bigint[]) as r(id, commission)
          join account pot on pot.room_id = r.id
          left join (select e.room_id, sum(w.amount) as amount
            from unnest(${entries}::int[], ${amounts}::bigint[]) as w(entry, amount) join entry e on e.id = w.entry
            group by 1) won on won.room_id = r.id
          join account h on h.kind = ${promotionsKind(sql`r.id`)} and h.user_id is null
          where pot.balance <> r.commission + coalesce(won.amount, 0)
        union all select u.id from unnest(${entries}::int[]) as w(entry) join entry e on e.id = w.entry
          join account u on u.user_id = e.user_id and u.kind = 'user:retirable')
      order by a.id for update
    ) held`.execute(tx);
}

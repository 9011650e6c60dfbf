import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

/**
 * Seals each day of Lima that is over and in which a room locked or coins moved: the roots of its commitments and its part
 * of the ledger under one hash with the seal before (rules R15.5). An hour after midnight nothing of the day is still on its
 * way. Several servers may do it at once. Returns how many days it sealed.
 */
export async function sealDays(db: Db): Promise<number> {
  for (let sealed = 0; ; sealed += 1) if (!(await sealNext(db))) return sealed;
}

// What the accounts of the promotions were filled with at an upgrade (0050) is in a seal and begins no day: a rehearsal's clock
// may stand before it. A clock that was set back makes no second seal of a day: what came then is in the next one's.
async function sealNext({ fresh }: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with last as (
      select coalesce(max(day), '-infinity') as day, coalesce(max(commitments_to), 0) as commitments_to,
        coalesce(max(ledger_to), 0) as ledger_to from day_seal
    ), first as (
      select min(at) as at from last cross join lateral (
        (select made_at as at from commitment where id > last.commitments_to order by id limit 1)
        union all (select created_at from ledger_tx where id > last.ledger_to and kind <> 'promo_purses' order by id limit 1)) x
    ), next as (
      select greatest((first.at at time zone 'America/Lima')::date, last.day + 1) as day from first cross join last
      where first.at is not null
    ), due as (
      select day, ends from next cross join lateral (select (day + 1)::timestamp at time zone 'America/Lima' as ends) x
      where ends + interval '1 hour' <= app_now()
    ), span as (
      select due.day, last.commitments_to as after_commitment, last.ledger_to as after_tx,
        coalesce((select max(id) from commitment where id > last.commitments_to and made_at < ends), last.commitments_to) as commitments_to,
        coalesce((select max(id) from ledger_tx where id > last.ledger_to and created_at < ends), last.ledger_to) as ledger_to,
        coalesce((select seal from day_seal s where s.day = last.day), '') as previous
      from due cross join last
    ), hashed as (
      select *, (select count(*)::int from commitment where id > after_commitment and id <= commitments_to) as roots,
        roots_hash(after_commitment, commitments_to) as roots_hash, ledger_hash(after_tx, ledger_to) as ledger_hash from span
    )
    insert into day_seal (day, commitments_to, ledger_to, roots, roots_hash, ledger_hash, previous, seal)
    select day, commitments_to, ledger_to, roots, roots_hash, ledger_hash, previous,
      seal_of(day, roots, roots_hash, ledger_to, ledger_hash, previous)
    from hashed on conflict (day) do nothing`.execute(fresh);
  return Number(numAffectedRows ?? 0n) > 0;
}

import { sql } from 'kysely';
import { makeCheckpoint } from '../ledger/checkpoint';
import { checkRecent } from '../ledger/checkRecent';
import { verifyFromCheckpoint, verifyLedger } from '../ledger/verify';
import { setClock } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { sealDays } from '../rooms/commitments/sealDays';
import { seedMatchday } from './seedMatchday';
import { timed } from './stopwatch';

/** What checking a ledger costs, in milliseconds. */
export interface LedgerBench {
  entries: number;
  days: number;
  /** Reading every entry: before a day is sealed, and with all their hashes. */
  whole_ms: number;
  sealed_whole_ms: number;
  /** Hashing all the days, and adding all of them up at once; each night does one. */
  seal_ms: number;
  checkpoint_ms: number;
  /** From the checkpoint, with one day open. */
  open_ms: number;
  /** The pass of a minute in which a thousand transactions came. */
  recent_ms: number;
  breaches: number;
}

const LINEUPS = 20_000;
const DAYS = 100;

const TODAY = Date.parse('2026-06-11T17:00:00Z');
const agoOf = (days: number) => new Date(TODAY - days * 86_400_000);

/** Gifts to players who take turns, so many days ago: each a transaction of two entries. */
async function giveOn(db: Db, daysAgo: number, gifts: number): Promise<void> {
  await setClock(db, { at: agoOf(daysAgo), speed: 0 });
  await sql`
    with t as (
      insert into ledger_tx (kind, ref, label)
      select 'grant', 'day:' || ${daysAgo}::int || ':' || i, 'Bono' from generate_series(1, ${gifts}::int) i returning id
    ), purse as (
      select array_agg(id order by id) as ids from account where kind = 'user:bono'
    )
    insert into ledger_entry (tx_id, account_id, amount)
    select t.id, case side when 1 then ids[1 + t.id % cardinality(ids)] else p.id end, side
    from t, purse, unnest(array[1, -1]) side, account p where p.kind = 'casa:promo'`.execute(db.fresh);
}

/** A hundred days before this one, and this one, which is open; the first also has a jornada's seats in rooms that wait. */
async function seedDays(db: Db, entries: number): Promise<void> {
  await setClock(db, { at: agoOf(DAYS), speed: 0 });
  await seedMatchday(db, { entries: LINEUPS });
  for (let day = DAYS; day >= 0; day -= 1) await giveOn(db, day, Math.floor(entries / 2 / (DAYS + 1)));
  await sql`vacuum analyze`.execute(db.fresh);
}

/** Checks a ledger of that many entries, from the first one on and from its checkpoint. */
export async function benchLedger(db: Db, entries: number): Promise<LedgerBench> {
  await seedDays(db, entries);
  const whole = await timed(() => verifyLedger(db.fresh));
  const seal = await timed(() => sealDays(db));
  const checkpoint = await timed(() => makeCheckpoint(db));
  await sql`vacuum analyze ledger_total`.execute(db.fresh);
  const sealed = await timed(() => verifyLedger(db.fresh));
  const open = await timed(() => verifyFromCheckpoint(db.fresh));
  const { rows } = await sql<{ after: number }>`select max(id) - 1000 as after from ledger_tx`.execute(db.fresh);
  const recent = await timed(() => checkRecent(db.fresh, rows[0]!.after));
  const ms = ({ ms: exact }: { ms: number }) => Math.round(exact);
  return {
    entries: sealed.result.entries,
    days: seal.result,
    whole_ms: ms(whole),
    sealed_whole_ms: ms(sealed),
    seal_ms: ms(seal),
    checkpoint_ms: ms(checkpoint),
    open_ms: ms(open),
    recent_ms: ms(recent),
    breaches: [whole, sealed, open].reduce((sum, { result }) => sum + result.breaches.length, recent.result.length),
  };
}

import { sql } from 'kysely';
import { awardsFor, payPlaces, potOf } from '@arma11/core/domain';
import { appNow } from '../platform/db/clock';
import type { Db } from '../platform/db/database';
import { verifyLedger } from '../ledger/verify';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { seedMatchday, type Matchday } from './seedMatchday';
import { timed } from './stopwatch';

/** From the last result to the last payment, for a whole jornada. */
export interface SettleBench extends Matchday {
  /** Scoring, ranking, checking and paying every room, as the server does it. */
  ms: number;
  /** Writing as many bare rows with one index into a table, in the same run: what the machine can do. */
  reference_ms: number;
  ratio: number;
  prizes: number;
  /** Rooms whose payments differ from the pure function's. */
  wrong: number;
  breaches: number;
}

/** Settles and pays a jornada of that many lineups, and compares every payment with core/domain. */
export async function benchSettle(db: Db, entries: number): Promise<SettleBench> {
  const matchday = await seedMatchday(db, { entries });
  const reference = await timed(() => bareRows(db, entries));
  const ms = await settleAll(db);
  const { prizes, wrong } = await compareWithRules(db);
  const { breaches } = await verifyLedger(db.fresh);
  const reference_ms = Math.round(reference.ms);
  return {
    ...matchday,
    ms: Math.round(ms),
    reference_ms,
    ratio: Math.round((ms / reference.ms) * 10) / 10,
    prizes,
    wrong,
    breaches: breaches.length,
  };
}

async function bareRows(db: Db, entries: number): Promise<void> {
  await sql`create table bench_reference (id integer primary key, a integer, b integer, c bigint)`.execute(db.fresh);
  await sql`insert into bench_reference select i, i, i, i from generate_series(1, ${entries}::int) i`.execute(db.fresh);
  await sql`drop table bench_reference`.execute(db.fresh);
}

/** Milliseconds until the last room was paid; XP and notices follow in transactions of their own. */
async function settleAll(db: Db): Promise<number> {
  const start = await appNow(db.fresh);
  for (let pass = 0; pass < 5; pass += 1) {
    await advanceRooms(db);
    const left = await db.fresh.selectFrom('room').select('id').where('estado', '<>', 'pagada').limit(1).execute();
    if (left.length === 0) return millisecondsTo(db, start);
  }
  throw new Error('Five passes did not pay every room.');
}

async function millisecondsTo(db: Db, start: string): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from max(paid_at) - ${start}::timestamptz) * 1000)::float8 as ms from room`.execute(db.fresh);
  return rows[0]!.ms;
}

interface PlayedRow {
  room: number;
  entry: number;
  points: number;
  paid: number;
}

/** Adds up every lineup again, player by player, ranks and pays it with the pure rules, and compares with the ledger's. */
async function compareWithRules(db: Db): Promise<{ prizes: number; wrong: number }> {
  const rooms = await db.fresh.selectFrom('room').select(['id', 'taken', 'amount_ins', 'commission_bps']).execute();
  let [prizes, wrong] = [0, 0];
  for (const room of rooms) {
    const { rows } = await sql<PlayedRow>`
      select e.room_id as room, e.id as entry, sum(pm.points)::int as points, max(s.prize)::bigint as paid
      from entry e join lineup l on l.entry_id = e.id cross join unnest(l.players) as x(player)
      join player_match pm on pm.player_id = x.player
      join standing s on s.entry_id = e.id and s.jornada = 0
      where e.room_id = ${room.id} group by e.id order by points desc, e.id`.execute(db.fresh);
    const { pozo } = potOf({ ...room, entries: room.taken });
    const expected = payPlaces(awardsFor({ pozo, entries: room.taken }), ranked(rows));
    prizes += expected.size;
    if (rows.some(({ entry, paid }) => paid !== (expected.get(entry) ?? 0))) wrong += 1;
  }
  return { prizes, wrong };
}

function ranked(rows: readonly PlayedRow[]) {
  let position = 0;
  return rows.map(({ entry, points }, index) => {
    if (index === 0 || points !== rows[index - 1]!.points) position = index + 1;
    return { entryId: entry, position };
  });
}

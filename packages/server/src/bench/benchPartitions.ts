import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { timed } from './stopwatch';

/** What one layout of the answers costs, in milliseconds. */
interface LayoutFigures {
  /** Every answer, in the order in which players send them: all rooms fill at the same time. */
  insert_ms: number;
  /** Counting the answers of a twentieth of the rooms, two hundred rooms in one statement. */
  score_ms: number;
  /** A twentieth of the answers changed, all over the table. */
  change_ms: number;
  vacuum_ms: number;
  megabytes: number;
}

/** The answers of predictions in one table by their entry, and in sixteen by the hash of their room (decision 0047). */
export interface PartitionsBench {
  answers: number;
  rooms: number;
  whole: LayoutFigures;
  hashed: LayoutFigures;
}

const PER_ROOM = 500;
const MARKETS = 10;
const BATCH = 200_000;
const ROOMS_AT_ONCE = 200;

const COLUMNS = sql`room_id integer not null, entry_id integer not null, market_id integer not null,
  alternative_id integer not null, saved_at timestamptz not null default now()`;

type Layout = { name: 'whole' | 'hashed'; make: RawBuilder<unknown>[] };

const LAYOUTS: Layout[] = [
  {
    name: 'whole',
    make: [
      sql`create table bench_whole (${COLUMNS}, primary key (entry_id, market_id))`,
      sql`create index bench_whole_alternative on bench_whole (alternative_id)`,
    ],
  },
  {
    name: 'hashed',
    make: [
      sql`create table bench_hashed (${COLUMNS}, primary key (room_id, entry_id, market_id)) partition by hash (room_id)`,
      sql`create index bench_hashed_alternative on bench_hashed (alternative_id)`,
      ...Array.from({ length: 16 }, (_, at) =>
        sql.raw(
          `create table bench_hashed_${at} partition of bench_hashed for values with (modulus 16, remainder ${at})`,
        ),
      ),
    ],
  },
];

async function measure({ fresh }: Db, { name, make }: Layout, answers: number, rooms: number): Promise<LayoutFigures> {
  const table = sql.table(`bench_${name}`);
  for (const statement of make) await statement.execute(fresh);
  const insert = await timed(async () => {
    for (let from = 0; from < answers; from += BATCH) {
      await sql`insert into ${table} (room_id, entry_id, market_id, alternative_id)
        select (i / ${MARKETS}::int) % ${rooms}::int, i / ${MARKETS}::int,
          (i / ${MARKETS}::int) % ${rooms}::int * ${MARKETS}::int + i % ${MARKETS}::int,
          ((i / ${MARKETS}::int) % ${rooms}::int * ${MARKETS}::int + i % ${MARKETS}::int) * 3 + i % 3
        from generate_series(${from}::int, ${Math.min(from + BATCH, answers) - 1}::int) i`.execute(fresh);
    }
  });
  await sql`vacuum analyze ${table}`.execute(fresh);
  // Entries know their room: so does who asks for its answers.
  const room: RawBuilder<boolean> = name === 'hashed' ? sql`a.room_id = e.room and` : sql``;
  const score = await timed(async () => {
    for (let from = 0; from < rooms / 20; from += ROOMS_AT_ONCE) {
      await sql`select e.room, count(*) from (
          select r as room, r + n * ${rooms}::int as entry
          from generate_series(${from}::int, ${from + ROOMS_AT_ONCE - 1}::int) r, generate_series(0, ${PER_ROOM / MARKETS - 1}::int) n) e
        join ${table} a on ${room} a.entry_id = e.entry group by 1`.execute(fresh);
    }
  });
  const change = await timed(() =>
    sql`update ${table} set alternative_id = alternative_id / 3 * 3 + (alternative_id + 1) % 3
      where entry_id % 20 = 7`.execute(fresh),
  );
  const vacuum = await timed(() => sql`vacuum ${table}`.execute(fresh));
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
    where relkind = 'r' and relname like ${`bench_${name}%`}`.execute(fresh);
  return {
    insert_ms: Math.round(insert.ms),
    score_ms: Math.round(score.ms),
    change_ms: Math.round(change.ms),
    vacuum_ms: Math.round(vacuum.ms),
    megabytes: Math.round(rows[0]!.bytes / 2 ** 20),
  };
}

/** Writes, counts, changes and vacuums that many answers in both layouts. */
export async function benchPartitions(db: Db, answers: number): Promise<PartitionsBench> {
  const rooms = Math.max(1, Math.floor(answers / PER_ROOM));
  const [whole, hashed] = LAYOUTS as [Layout, Layout];
  return {
    answers,
    rooms,
    whole: await measure(db, whole, answers, rooms),
    hashed: await measure(db, hashed, answers, rooms),
  };
}

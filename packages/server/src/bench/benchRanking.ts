import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { rankingView } from '../rooms/view/rankingView';
import { selectRooms } from '../rooms/view/roomView';
import { scoreRooms } from '../rooms/scoring/scoreRooms';
import { seedMatchday } from './seedMatchday';
import { percentile, timed } from './stopwatch';

/** Reading the ranking of one large room. */
export interface RankingBench {
  entries: number;
  /** Milliseconds inside the database: the top 50 and the caller's own row. */
  database: { p50: number; p99: number };
  /** The whole view as the call answers it, with names and prizes. */
  view: { p50: number; p99: number };
  /** One select by primary key, in the same run. */
  reference: { p50: number };
  ratio: number;
}

const ROUNDS = 300;

/** Reads the top 50 and one's own row of a room of that many entries, as different players. */
export async function benchRanking(db: Db, entries: number): Promise<RankingBench> {
  await seedMatchday(db, { entries, single: true });
  const { id } = await db.fresh.selectFrom('room').select('id').executeTakeFirstOrThrow();
  await db.tx((tx) => scoreRooms(tx, [id]));
  await sql`update room set estado = 'en_vivo' where id = ${id}`.execute(db.fresh);
  await sql`vacuum analyze standing`.execute(db.fresh);
  const database: number[] = [];
  const view: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const viewer = 1 + ((round * 7919) % entries);
    const [room] = await selectRooms(db.fresh, viewer, sql`r.id = ${id}`);
    database.push(await inDatabase(db, id, room!.my_entry));
    view.push((await timed(() => rankingView(db.fresh, viewer, room!, { page: 1, jornada: null, path: '' }))).ms);
    reference.push(await executionMs(db, sql`select * from entry where id = ${viewer}::int`));
  }
  const figures = (samples: number[]) => ({
    p50: rounded(percentile(samples, 0.5)),
    p99: rounded(percentile(samples, 0.99)),
  });
  const bare = percentile(reference, 0.5);
  return {
    entries,
    database: figures(database),
    view: figures(view),
    reference: { p50: rounded(bare) },
    ratio: rounded(percentile(database, 0.5) / bare),
  };
}

const rounded = (ms: number) => Math.round(ms * 1000) / 1000;

const inDatabase = async (db: Db, room: number, entry: number) =>
  (await executionMs(
    db,
    sql`select s.*, e.user_id from standing s join entry e on e.id = s.entry_id
      where s.room_id = ${room}::int and s.jornada = 0 and s.seq between 1 and 50 order by s.seq`,
  )) +
  (await executionMs(
    db,
    sql`select s.*, e.user_id from standing s join entry e on e.id = s.entry_id
      where s.entry_id = ${entry}::int and s.jornada = 0`,
  ));

/** What PostgreSQL says that a statement took: planning and running. */
async function executionMs(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': { 'Execution Time': number; 'Planning Time': number }[] }>`
    explain (analyze, timing off, format json) ${statement}`.execute(db.fresh);
  const plan = rows[0]!['QUERY PLAN'][0]!;
  return plan['Execution Time'] + plan['Planning Time'];
}

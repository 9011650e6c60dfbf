import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { advanceRooms } from '../rooms/settle/advanceRooms';
import { queueHasWork } from '../rooms/settle/roomQueue';
import { sweepRooms } from '../rooms/settle/sweepRooms';
import { scanAllRooms } from './scanAllRooms';
import { seedPlayedRooms } from './seedPlayedRooms';
import type { StatementTimes } from './statementTimes';
import { percentile, timed } from './stopwatch';

/** A piece of work, and the longest of its statements, in milliseconds. */
interface Cost {
  ms: number;
  longest_ms: number;
}

/** What the runner's passes cost while so many rooms are played. */
export interface QueueBench {
  rooms: number;
  seed_s: number;
  /** Nothing has happened: each second, and every ten seconds, when incidents that come with time are looked for. */
  idle: Cost;
  look: Cost;
  /** Every room asked for every step, as each second before there was a queue: the questions alone. */
  scan: Cost;
  /** How often the idle pass fits into that. */
  ratio: number;
  /** One match has a goal, and then its result. */
  goal: Cost;
  result: Cost;
  /** The rooms on that match, and those that each pass scored. */
  concerned: number;
  scored: number[];
  /** A page of the look at every room for what nothing queued, and what it found. */
  page_ms: number;
  unqueued: number;
}

const PASSES = 5;
const PAGES = 20;

const rounded = (ms: number) => Math.round(ms * 10) / 10;

/** Plays so many rooms at once, in leagues of a thousand each, and lets one match have a goal and end. */
export async function benchQueue(db: Db, rooms: number, times: StatementTimes): Promise<QueueBench> {
  const costOf = async (work: () => Promise<unknown>, passes = 1): Promise<Cost> => {
    const taken: number[] = [];
    times.longest();
    for (let pass = 0; pass < passes; pass += 1) taken.push((await timed(work)).ms);
    return { ms: rounded(percentile(taken, 0.5)), longest_ms: rounded(times.longest()) };
  };
  const scored: number[] = [];
  const advance = async () => scored.push((await advanceRooms(db)).scored);
  const tell = (change: ReturnType<typeof sql>) =>
    sql`update match set ${change}, updated_at = app_now() where id = (select min(id) from match)`.execute(db.fresh);

  const seed = await timed(() => seedPlayedRooms(db, rooms));
  const idle = await costOf(() => queueHasWork(db), PASSES);
  const look = await costOf(advance, PASSES);
  const scan = await costOf(() => scanAllRooms(db));
  await tell(sql`goals_local = 1`);
  const goal = await costOf(advance);
  await tell(sql`estado = 'finalizado', official = true, final_at = app_now()`);
  const result = await costOf(advance);
  let pages = 0;
  const sweep = await timed(() => sweepRooms(db, () => ++pages <= PAGES));
  const { rows } = await sql<{ concerned: number }>`
    select count(*)::int as concerned from room_match where match_id = (select min(id) from match)`.execute(db.fresh);
  return {
    rooms,
    seed_s: Math.round(seed.ms / 1000),
    idle,
    look,
    scan,
    ratio: Math.round(scan.ms / idle.ms),
    goal,
    result,
    concerned: rows[0]!.concerned,
    scored,
    page_ms: Math.round(sweep.ms / PAGES),
    unqueued: sweep.result,
  };
}

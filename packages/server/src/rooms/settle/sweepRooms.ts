import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';
import { behind, due } from './dueSteps';
import { isUnderWay, wakeRooms } from './roomQueue';

const PAGE = 500;
/** Between two pages, so that nobody notices. */
const REST_MS = 50;

const isDue = (ids: Value<number[]>): Where =>
  sql`(${sql.join(
    [due.close, due.commit, due.start, behind, due.finish, due.settle, due.reward].map((step) => step(ids)),
    sql` or `,
  )})`;
const isQueued: Where = sql`exists (select from room_due d where d.room_id = r.id and d.due_at <= (select app_now()))`;

interface Page {
  last: number | null;
  found: number[];
}

async function readPage({ fresh }: Pick<Db, 'fresh'>, after: number): Promise<Page> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(array_agg(p.id order by p.id), '{}') as ids
    from (select r.id from room r where ${isUnderWay} and r.id > ${after} order by r.id limit ${PAGE}) p`.execute(
    fresh,
  );
  const { ids } = rows[0]!;
  const given = sql<number[]>`${ids}::int[]`;
  const found = await sql<{ id: number }>`
    select r.id from room r where r.id = any(${given}) and not ${isQueued} and ${isDue(given)} order by r.id`.execute(
    fresh,
  );
  return { last: ids.at(-1) ?? null, found: found.rows.map(({ id }) => id) };
}

/** Queues those that are still not queued once every change until now has been; returns how many. */
async function queue(db: Pick<Db, 'fresh'>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  await wakeRooms(db);
  const { rows } = await sql`
    insert into room_due as d (room_id, due_at)
    select r.id, '-infinity' from room r where r.id = any(${[...ids]}::int[]) and ${isUnderWay} order by r.id
    on conflict (room_id) do update set due_at = '-infinity', turn = d.turn + 1 where d.due_at > (select app_now())
    returning 1`.execute(db.fresh);
  return rows.length;
}

/**
 * Looks at every room that is not over, page by page, for those that are due and that nothing has queued, and queues them. There
 * should be none: whoever runs this counts them.
 */
export async function sweepRooms(db: Pick<Db, 'fresh'>, goesOn = () => true): Promise<number> {
  let queued = 0;
  for (let after = 0; goesOn(); await wait(REST_MS)) {
    const { last, found } = await readPage(db, after);
    queued += await queue(db, found);
    if (last === null) break;
    after = last;
  }
  return queued;
}

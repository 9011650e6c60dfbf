import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';

/** What a step does to rooms whose rows it holds. */
export type RoomStep = (tx: Tx, rooms: RoomRow[]) => Promise<unknown>;

/** Which of these rooms are due for a step, as a condition on `r`. */
export type Due = (ids: Value<number[]>) => Where;

/** What became of the rooms that were due. */
export interface Stepped {
  stepped: number;
  /** Somebody else held them, or they failed. */
  left: number[];
  failures: Error[];
}

/**
 * Steps every one of these rooms that is due, many in a transaction (together they are several times faster than one by one),
 * each on its locked row; a room that another process holds is left to it. When a batch fails its rooms step one by one:
 * the one that fails is left for the next pass and does not stop the others.
 */
export async function stepRooms(
  db: Db,
  rooms: readonly number[],
  due: Due,
  step: RoomStep,
  batch = 500,
): Promise<Stepped> {
  const all: Stepped = { stepped: 0, left: [], failures: [] };
  for (let last = 0; ;) {
    const ids = await dueRooms(db, rooms, due, { after: last, batch });
    const done = await stepHeld(db, ids, due, step).catch(() => stepOneByOne(db, ids, due, step, all.failures));
    all.stepped += done.length;
    const held = new Set(done);
    all.left.push(...ids.filter((id) => !held.has(id)));
    if (ids.length < batch) return all;
    last = ids.at(-1)!;
  }
}

const idsOf = (ids: readonly number[]): Value<number[]> => sql`${[...ids]}::int[]`;

async function dueRooms(
  db: Db,
  rooms: readonly number[],
  due: Due,
  { after, batch }: { after: number; batch: number },
) {
  const given = idsOf(rooms);
  const { rows } = await sql<{ id: number }>`
    select r.id from room r where r.id = any(${given}) and ${due(given)} and r.id > ${after}
    order by r.id limit ${batch}`.execute(db.fresh);
  return rows.map(({ id }) => id);
}

const stepHeld = (db: Db, ids: number[], due: Due, step: RoomStep): Promise<number[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.tx(async (tx) => {
        const given = idsOf(ids);
        const { rows } = await sql<RoomRow>`
          select r.* from room r where r.id = any(${given}) and ${due(given)} order by r.id for update skip locked`.execute(
          tx,
        );
        if (rows.length > 0) await step(tx, rows);
        return rows.map(({ id }) => id);
      });

async function stepOneByOne(db: Db, ids: number[], due: Due, step: RoomStep, failures: Error[]): Promise<number[]> {
  const stepped: number[] = [];
  for (const id of ids) {
    try {
      stepped.push(...(await stepHeld(db, [id], due, step)));
    } catch (error) {
      failures.push(new Error(`room ${id}: ${String(error)}`, { cause: error }));
    }
  }
  return stepped;
}

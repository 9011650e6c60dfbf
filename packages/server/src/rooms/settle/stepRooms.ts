import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import type { RoomRow } from '../../platform/db/schema';

/** What a step does to rooms whose rows it holds. */
export type RoomStep = (tx: Tx, rooms: RoomRow[]) => Promise<unknown>;

/** Which rooms are due for a step, as a condition on `r`. */
export type Due = Where;

export interface StepOptions {
  /** This room alone. */
  only?: number | undefined;
  /** Rooms that step in one transaction: together they are several times faster than one by one. @default 500 */
  batch?: number | undefined;
}

/**
 * Steps every room that is due, many in a transaction, each on its locked row; a room that another process holds is
 * left to it. When a batch fails its rooms step one by one: the one that fails is left for the next pass and does not
 * stop the others, and the pass then ends with its error.
 */
export async function stepRooms(
  db: Db,
  due: Due,
  step: RoomStep,
  { only, batch = 500 }: StepOptions = {},
): Promise<number> {
  const failures: Error[] = [];
  let [stepped, last] = [0, 0];
  for (;;) {
    const ids = await dueRooms(db, due, { after: last, only, batch });
    stepped += await stepHeld(db, ids, due, step).catch(() => stepOneByOne(db, ids, due, step, failures));
    if (ids.length < batch) break;
    last = ids.at(-1)!;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return stepped;
}

async function dueRooms(
  db: Db,
  due: Due,
  { after, only, batch }: { after: number; only: number | undefined; batch: number },
) {
  const { rows } = await sql<{ id: number }>`
    select r.id from room r where ${due} and r.id > ${after} and (${only ?? null}::int is null or r.id = ${only ?? null}::int)
    order by r.id limit ${batch}`.execute(db.read);
  return rows.map(({ id }) => id);
}

const stepHeld = (db: Db, ids: number[], due: Due, step: RoomStep): Promise<number> =>
  ids.length === 0
    ? Promise.resolve(0)
    : db.tx(async (tx) => {
        const { rows } = await sql<RoomRow>`
          select r.* from room r where r.id = any(${ids}::int[]) and ${due} order by r.id for update skip locked`.execute(
          tx,
        );
        if (rows.length > 0) await step(tx, rows);
        return rows.length;
      });

async function stepOneByOne(db: Db, ids: number[], due: Due, step: RoomStep, failures: Error[]): Promise<number> {
  let stepped = 0;
  for (const id of ids) {
    try {
      stepped += await stepHeld(db, [id], due, step);
    } catch (error) {
      failures.push(new Error(`room ${id}: ${String(error)}`, { cause: error }));
    }
  }
  return stepped;
}

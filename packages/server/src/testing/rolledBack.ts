import type { Db } from '../platform/db/database';
import { oneTransaction } from '../demo/seed/oneTransaction';

/** Runs work on the database and undoes all of it: for tests that play on from a state that takes long to make. */
export async function rolledBack<T>(db: Db, work: (scratch: Db) => Promise<T>): Promise<T> {
  const undo = new Error('Undone on purpose.');
  let result: T | undefined;
  await db
    .tx(async (tx) => {
      result = await work(oneTransaction(db.engine, tx));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result as T;
}

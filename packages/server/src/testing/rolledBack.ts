import type { Db } from '../platform/db/database';
import { oneTransaction } from '../demo/seed/oneTransaction';

/** Runs work on the database and undoes all of it: for tests that play on from a state that takes long to make. */
export async function rolledBack(db: Db, work: (scratch: Db) => Promise<void>): Promise<void> {
  const undo = new Error('Undone on purpose.');
  await db
    .tx(async (tx) => {
      await work(oneTransaction(db.engine, tx));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}

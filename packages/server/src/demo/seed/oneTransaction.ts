import type { Db, Tx } from '../../platform/db/database';

/** A transaction in the shape of a database: what takes a `Db` runs inside it, and all of it stands or falls together. */
export const oneTransaction = (engine: Db['engine'], tx: Tx): Db => ({
  engine,
  fresh: tx,
  stale: tx,
  tx: (work) => work(tx),
  listen: () => Promise.reject(new Error('Inside a transaction nothing is heard.')),
  close: () => Promise.reject(new Error('A transaction is closed by whoever opened it.')),
});

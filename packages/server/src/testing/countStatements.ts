import type { KyselyPlugin } from 'kysely';
import type { Db } from '../platform/db/database';

/** A database that counts what is sent to it. */
export interface CountedDb extends Db {
  /** Statements sent since the last call, in transactions too; BEGIN and COMMIT do not count. */
  statements(): number;
}

/** Returns the same database with its statements counted: how much work a rule may cost, on any machine. */
export function countStatements(db: Db): CountedDb {
  let sent = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    ...db,
    fresh: db.fresh.withPlugin(counter),
    stale: db.stale.withPlugin(counter),
    tx: (work) => db.tx((tx) => work(tx.withPlugin(counter))),
    statements: () => {
      const counted = sent;
      sent = 0;
      return counted;
    },
  };
}

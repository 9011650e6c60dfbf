import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Db, Tx } from './database';
import type { Database } from './schema';

const MOST_TRIES = 5;
const RETRIED = new Set(['40001', '40P01']);
/** Somebody holds a row that is wanted. */
const LOCKED = '55P03';
/** How long a row is waited for: not in the database, where every waiter keeps a connection from others. */
const PATIENCE_MS = 4000;
const LONGEST_PAUSE = 4;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
/** 10 to 30 ms, doubling three times: two losers of a deadlock must not meet again. */
const pause = (tries: number) =>
  new Promise((resolve) => setTimeout(resolve, (10 + Math.random() * 20) * 2 ** (Math.min(tries, LONGEST_PAUSE) - 1)));

/**
 * The database as the server uses it, over either engine. Inside `tx` only the transaction may be used: on the embedded
 * engine's one connection `fresh` would wait for itself, so it throws on both (docs/decisions/0005).
 */
export function guardedDb(
  engine: Db['engine'],
  raw: { read: Kysely<Database>; write: Kysely<Database>; stale?: Kysely<Database> | undefined },
  own: Pick<Db, 'listen' | 'close' | 'pools'>,
): Db {
  const inside = new AsyncLocalStorage<true>();
  const guard: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (inside.getStore()) throw new Error('Inside db.tx use the transaction it gives you, not db.fresh.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };

  async function tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (inside.getStore()) throw new Error('db.tx inside db.tx: pass the outer transaction on instead.');
    const since = performance.now();
    const again = (code: string, tries: number) =>
      code === LOCKED ? performance.now() - since < PATIENCE_MS : RETRIED.has(code) && tries < MOST_TRIES;
    for (let tries = 1; ; tries++) {
      try {
        return await raw.write.transaction().execute((transaction) => inside.run(true, () => work(transaction)));
      } catch (error) {
        if (!again(String(codeOf(error)), tries)) throw error;
        await pause(tries);
      }
    }
  }

  const fresh = raw.read.withPlugin(guard);
  return { engine, fresh, stale: raw.stale?.withPlugin(guard) ?? fresh, tx, ...own };
}

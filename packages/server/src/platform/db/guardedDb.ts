import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Db, Tx } from './database';
import type { Database } from './schema';

const MOST_TRIES = 5;
const RETRIED = new Set(['40001', '40P01']);

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
/** 10 to 30 ms, doubling: two losers of a deadlock must not meet again. */
const pause = (tries: number) =>
  new Promise((resolve) => setTimeout(resolve, (10 + Math.random() * 20) * 2 ** (tries - 1)));

/**
 * The database as the server uses it, over either engine. Inside `tx` only the transaction may be used: on the embedded
 * engine's one connection `read` would wait for itself, so it throws on both (docs/decisions/0005).
 */
export function guardedDb(
  engine: Db['engine'],
  raw: Kysely<Database>,
  { listen, close }: Pick<Db, 'listen' | 'close'>,
): Db {
  const inside = new AsyncLocalStorage<true>();
  const guard: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (inside.getStore()) throw new Error('Inside db.tx use the transaction it gives you, not db.read.');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };

  async function tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    if (inside.getStore()) throw new Error('db.tx inside db.tx: pass the outer transaction on instead.');
    for (let tries = 1; ; tries++) {
      try {
        return await raw.transaction().execute((transaction) => inside.run(true, () => work(transaction)));
      } catch (error) {
        if (tries === MOST_TRIES || !RETRIED.has(String(codeOf(error)))) throw error;
        await pause(tries);
      }
    }
  }

  return { engine, read: raw.withPlugin(guard), tx, listen, close };
}

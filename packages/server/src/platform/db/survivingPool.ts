import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** What the driver says of connections has no code; what PostgreSQL says always has one. */
const lost = (error: unknown): unknown =>
  error instanceof Error && !('code' in error) ? new ConnectionLost(error.message, { cause: error }) : error;

/** PostgreSQL says why it ends a connection, and ends it a moment later. */
const ENDING = /^(57P0.|25P0[34])$/;
const isEnding = (error: unknown) => error instanceof Error && 'code' in error && ENDING.test(String(error.code));

/** Told how long somebody waited for a connection, whether they got one or not. */
export type Taken = (seconds: number) => void;

/** The pool as Kysely uses it. A connection may be cut at any moment: whoever uses it is told, and nobody else. */
export function survivingPool(pool: pg.Pool, taken: Taken): PostgresPool {
  const cut = new WeakSet<pg.PoolClient>();
  // Without a listener the loss ends the process: of an idle connection here, of one in use below.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => cut.add(client)));
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const since = performance.now();
      const client = await pool
        .connect()
        .catch((error: unknown) => {
          throw lost(error);
        })
        .finally(() => taken((performance.now() - since) / 1000));
      const query = (text: string, parameters: readonly unknown[]) =>
        client.query(text, [...parameters]).catch((error: unknown) => {
          if (isEnding(error)) cut.add(client);
          throw cut.has(client) ? lost(error) : error;
        });
      const release = (destroy = false) => client.release(destroy || cut.has(client));
      // Kysely's type takes cursors, too; it uses them only where it is given some.
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}

/** The connection to the database is gone, or none could be had; its code is SQL's own for that. */
class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly code = '08006';
}

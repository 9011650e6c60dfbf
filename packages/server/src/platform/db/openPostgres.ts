import { Kysely, type PostgresPool } from 'kysely';
import pg from 'pg';
import { countedPool } from './countedPool';
import type { Db } from './database';
import { decidingSettings } from './decidingSettings';
import { guardedDb } from './guardedDb';
import { logStatements } from '../tracing/logStatements';
import type { Tracing } from '../tracing/Tracing';
import type { Database } from './schema';
import { PoolDialect } from './poolDialect';
import { connectionTrouble, DatabaseUnusable, unfitness } from './postgresFitness';
import { postgresListener } from './postgresListener';
import { standbyPool } from './standbyPool';
import { parserOf } from './values';

/** Who uses the connections: somebody waits for a request, and nobody for a job. */
export type Work = 'requests' | 'jobs';

/**
 * Connections, and the longest that a statement runs and waits for a row, in milliseconds. Requests read and write over
 * connections of their own, and give one back soon when they wait for a row: those who want a stuck one keep nobody
 * else from writing (`guardedDb.ts` tries again).
 */
const SHARES = {
  requests: { reads: 4, writes: 8, statement_timeout: 10_000, lock_timeout: 250 },
  jobs: { together: 6, statement_timeout: 600_000, lock_timeout: 15_000 },
} as const;

/** A standby that does not answer is left alone soon: the primary can. */
const STANDBY_PATIENCE = { connectionTimeoutMillis: 1000, query_timeout: 3000 };

function poolOf(
  url: string,
  max: number,
  { statement_timeout, lock_timeout }: Pick<(typeof SHARES)[Work], 'statement_timeout' | 'lock_timeout'>,
  more: pg.PoolConfig = {},
): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    max,
    types: { getTypeParser: (oid: number) => parserOf(oid) } as unknown as pg.CustomTypesConfig,
    application_name: 'arma11',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    statement_timeout,
    lock_timeout,
    // Compiling a scoring statement takes longer than running it.
    options: '-c timezone=UTC -c jit=off',
    ...more,
  });
}

export interface PostgresOptions {
  production?: boolean | undefined;
  work?: Work | undefined;
  /** Connections; absent: the share of the work. */
  size?: number | undefined;
  /** Reaches the server directly where the address goes through a pooler: LISTEN needs a connection of its own. */
  listenUrl?: string | undefined;
  /** A standby, for reads that may be old; absent: the server itself. */
  standbyUrl?: string | undefined;
  /** Absent: statements are not traced. */
  tracing?: Tracing | undefined;
}

/** A PostgreSQL server. Refuses, in one sentence, one that is out of reach, too old, or unsafe for money in production. */
export async function openPostgres(
  url: string,
  { production = false, work = 'jobs', size, listenUrl, standbyUrl, tracing }: PostgresOptions = {},
): Promise<Db> {
  const share = SHARES[work];
  const writes = poolOf(url, size ?? ('together' in share ? share.together : share.writes), share);
  const reads = 'together' in share ? writes : poolOf(url, size ?? share.reads, share);
  // Before they are asked for anything: a connection that is lost unheard ends the process.
  const written = countedPool('together' in share ? 'jobs' : 'writes', writes);
  const asked = reads === writes ? written : countedPool('reads', reads);
  const kysely = (pool: PostgresPool) =>
    new Kysely<Database>({ dialect: new PoolDialect(pool), ...logStatements(tracing) });
  const write = kysely(written.pool);
  const read = asked === written ? write : kysely(asked.pool);
  const standby =
    standbyUrl === undefined ? null : poolOf(standbyUrl, size ?? SHARES.requests.reads, share, STANDBY_PATIENCE);
  const old = standby && countedPool('standby', standby);
  const stale = old ? kysely(standbyPool(old.pool, asked.pool)) : undefined;
  const used = [...new Set([asked, written, ...(old ? [old] : [])])];
  const pools = () => used.map(({ use }) => use());
  const endPools = () =>
    Promise.all(
      [...new Set([reads, writes, ...(standby ? [standby] : [])])]
        .filter(({ ending }) => !ending)
        .map((pool) => pool.end()),
    );
  try {
    const sentence = unfitness(await decidingSettings(write), production);
    if (sentence) throw new DatabaseUnusable(sentence);
  } catch (error) {
    await endPools();
    if (error instanceof DatabaseUnusable) throw error;
    throw new DatabaseUnusable(connectionTrouble(error, url), { cause: error });
  }
  const listener = postgresListener(listenUrl ?? url);
  const close = async () => {
    await listener.close();
    await Promise.all([...new Set([read, write, ...(stale ? [stale] : [])])].map((each) => each.destroy()));
    // Kysely ends a pool only when it has used it.
    await endPools();
  };
  return guardedDb('pg', { read, write, stale }, { listen: listener.listen, close, pools });
}

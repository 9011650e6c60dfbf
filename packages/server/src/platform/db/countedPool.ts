import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { PoolUse } from './database';
import { survivingPool } from './survivingPool';

/** A pool as Kysely uses it, and how it is used. */
export interface CountedPool {
  pool: PostgresPool;
  use(): PoolUse;
}

/** Counts who takes connections of a pool, and how long they wait for them. */
export function countedPool(name: PoolUse['pool'], pool: pg.Pool): CountedPool {
  let [taken, waitedSeconds] = [0, 0];
  const counted = survivingPool(pool, (seconds) => {
    taken += 1;
    waitedSeconds += seconds;
  });
  const use = () => ({
    pool: name,
    most: pool.options.max,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    taken,
    waitedSeconds,
  });
  return { pool: counted, use };
}

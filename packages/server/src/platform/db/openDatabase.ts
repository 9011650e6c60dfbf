import type { Db } from './database';
import { openPglite } from './openPglite';
import type { Tracing } from '../tracing/Tracing';
import { openPostgres, type Work } from './openPostgres';

/** Which database: PostgreSQL when there is an address, else the embedded one in a directory. */
export interface DatabaseChoice {
  databaseUrl: string | undefined;
  /** The same database without a pooler between; undefined: `databaseUrl` is direct. */
  listenUrl: string | undefined;
  /** A standby, for reads that may be old; undefined: there is none. */
  standbyUrl?: string | undefined;
  dataDir: string;
  production: boolean;
  work: Work;
  /** Absent: statements are not traced. */
  tracing?: Tracing | undefined;
}

/**
 * Opens the chosen database, not yet migrated. Throws an error with one sentence for the operator: DatabaseUnusable,
 * DirectoryUnusable or DirectoryLocked.
 */
export const openDatabase = ({
  databaseUrl,
  listenUrl,
  standbyUrl,
  dataDir,
  production,
  work,
  tracing,
}: DatabaseChoice): Promise<Db> =>
  databaseUrl === undefined
    ? openPglite({ dataDir, tracing })
    : openPostgres(databaseUrl, {
        production,
        listenUrl,
        standbyUrl: work === 'requests' ? standbyUrl : undefined,
        work,
        tracing,
      });

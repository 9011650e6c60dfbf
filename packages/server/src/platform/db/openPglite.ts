import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { Db } from './database';
import { DirectoryUnusable, lockDirectory } from './directoryLock';
import { guardedDb } from './guardedDb';
import { PgliteClient } from './pgliteClient';
import type { PgliteWorkerData } from './pgliteProtocol';
import { inWorkerThread } from './workerThreadHost';
import type { StartPglite } from './pgliteHost';
import { logStatements } from '../tracing/logStatements';
import type { Tracing } from '../tracing/Tracing';
import type { Database } from './schema';

export type Pglite = Db & { client: PgliteClient };

/** Where in DATA_DIR the database lies, and where a copy that was put back waits to take its place. */
export const pgliteFolder = (dataDir: string) => join(dataDir, 'pglite');
export const restoredFolder = (dataDir: string) => join(dataDir, 'pglite.restored');

/** Opens a database without a lock: in a folder that the caller holds, or in memory. */
export async function openPgliteFolder(
  data: PgliteWorkerData,
  start: StartPglite = inWorkerThread,
  tracing?: Tracing,
): Promise<Pglite> {
  const client = new PgliteClient(data, start);
  try {
    await client.waitReady;
    await client.query(`set time zone 'UTC'`);
    // A new log file filled with zeros, 16 MB, holds everybody up: in memory for longer than 250 ms (rules R18.6).
    await client.query('set wal_init_zero = off');
  } catch (error) {
    await client.close().catch(() => undefined);
    throw error;
  }
  const raw = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: client }), ...logStatements(tracing) });
  const close = () => client.close();
  const db = guardedDb(
    'pglite',
    { read: raw, write: raw },
    { listen: (channel, listener) => client.listen(channel, listener), close },
  );
  return { ...db, backup: (file) => client.backup(file), client };
}

/** A restore that was killed between taking the old database away and putting the copy in its place is ended here. */
export function finishRestore(dataDir: string): void {
  const [folder, restored] = [pgliteFolder(dataDir), restoredFolder(dataDir)];
  if (!existsSync(folder) && existsSync(restored)) renameSync(restored, folder);
}

/** The embedded database: in `dataDir`, which it locks, or in memory. Survives a killed process, not a power cut. */
export async function openPglite({
  dataDir,
  snapshot,
  tracing,
}: { dataDir?: string; snapshot?: Uint8Array; tracing?: Tracing | undefined } = {}): Promise<Pglite> {
  if (dataDir === undefined) return openPgliteFolder({ snapshot });
  const lock = lockDirectory(dataDir);
  try {
    finishRestore(dataDir);
    mkdirSync(pgliteFolder(dataDir), { recursive: true });
    const db = await openPgliteFolder({ dataDir: pgliteFolder(dataDir), snapshot }, inWorkerThread, tracing);
    const close = async () => {
      await db.close();
      lock.release();
    };
    return { ...db, close };
  } catch (error) {
    lock.release();
    const sentence = `The database in DATA_DIR ${dataDir} cannot be opened: put a copy of it back, or choose another directory.`;
    throw new DirectoryUnusable(sentence, { cause: error });
  }
}

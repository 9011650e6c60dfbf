import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PGliteDialect } from 'kysely';
import type { Db } from './database';
import { DirectoryUnusable, lockDirectory } from './directoryLock';
import { guardedDb } from './guardedDb';
import { PgliteClient } from './pgliteClient';
import type { Database } from './schema';

/** The embedded database: in `dataDir`, which it locks, or in memory. Survives a killed process, not a power cut. */
export async function openPglite({ dataDir, snapshot }: { dataDir?: string; snapshot?: Uint8Array } = {}): Promise<
  Db & { client: PgliteClient }
> {
  const lock = dataDir === undefined ? undefined : lockDirectory(dataDir);
  const inside = dataDir === undefined ? undefined : join(dataDir, 'pglite');
  if (inside) mkdirSync(inside, { recursive: true });
  const client = new PgliteClient({ dataDir: inside, snapshot });
  const close = async () => {
    await client.close();
    lock?.release();
  };
  try {
    await client.waitReady;
    await client.query(`set time zone 'UTC'`);
  } catch (error) {
    lock?.release();
    if (dataDir === undefined) throw error;
    const sentence = `The database in DATA_DIR ${dataDir} cannot be opened: put a copy of it back, or choose another directory.`;
    throw new DirectoryUnusable(sentence, { cause: error });
  }
  const raw = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: client }) });
  return {
    ...guardedDb('pglite', raw, { listen: (channel, listener) => client.listen(channel, listener), close }),
    client,
  };
}

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from './database';
import { lockDirectory } from './directoryLock';
import { migrate } from './migrate';
import { finishRestore, openPgliteFolder, pgliteFolder, restoredFolder } from './openPglite';

/** Why a copy was not put back, as a sentence for the operator. */
export class NotRestored extends Error {
  override readonly name = 'NotRestored';
}

const isThere = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** The first free name for the database that is taken away. */
function awayFrom(dataDir: string): string {
  for (let count = 1; ; count++) {
    const name = join(dataDir, `pglite.before-${count}`);
    if (!existsSync(name)) return name;
  }
}

async function unpack(folder: string, file: string, check: (db: Db) => Promise<void>): Promise<void> {
  const db = await openPgliteFolder({ dataDir: folder, copyOf: file }).catch((error: unknown) => {
    throw new NotRestored(`${file} cannot be read as a copy of a database.`, { cause: error });
  });
  try {
    const { rows } = await sql<{ ours: boolean }>`select to_regclass('ledger_tx') is not null as ours`.execute(
      db.fresh,
    );
    if (!rows[0]?.ours) throw new NotRestored(`${file} is not a copy of this game’s database.`);
    await migrate(db);
    await check(db);
  } finally {
    await db.close();
  }
}

/**
 * Puts a copy into DATA_DIR, for a server that does not run. It is unpacked and checked beside the database, which stays
 * as it is until the copy can take its place; the database that was there is kept under another name, which is answered.
 */
export async function restorePglite(
  { dataDir, file, replace }: { dataDir: string; file: string; replace: boolean },
  check: (db: Db) => Promise<void>,
): Promise<string | null> {
  const lock = lockDirectory(dataDir);
  const draft = join(dataDir, 'pglite.restoring');
  try {
    finishRestore(dataDir);
    const folder = pgliteFolder(dataDir);
    if (isThere(folder) && !replace) {
      throw new NotRestored(`DATA_DIR ${dataDir} holds a database. Say --replace to put the copy in its place.`);
    }
    rmSync(draft, { recursive: true, force: true });
    await unpack(draft, file, check);
    rmSync(restoredFolder(dataDir), { recursive: true, force: true });
    renameSync(draft, restoredFolder(dataDir));
    const away = isThere(folder) ? awayFrom(dataDir) : null;
    if (away) renameSync(folder, away);
    else rmSync(folder, { recursive: true, force: true });
    finishRestore(dataDir);
    return away;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock.release();
  }
}

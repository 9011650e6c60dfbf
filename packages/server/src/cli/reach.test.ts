import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { openPglite } from '../platform/db/openPglite';
import { MIGRATIONS } from '../platform/db/migrations';
import { schemaState } from '../platform/db/schemaState';
import { findCommand } from '../operator/registry';
import { reach } from './reach';

// Whole databases on the disk of a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'arma11-reach-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const typed = (name: string, args: object = {}) =>
  reach(readConfig({ DATA_DIR: dataDir }), findCommand(name), args, () => {});

async function onDatabase<T>(work: (db: Awaited<ReturnType<typeof openPglite>>) => Promise<T>): Promise<T> {
  const db = await openPglite({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const newest = Object.keys(MIGRATIONS).at(-1)!;

describe('a command on a database without a server', () => {
  it('makes a new database, and leaves the schema of one that is used to `migrate` and to the server', async () => {
    expect(await typed('ledger verify')).toMatchObject({ ok: true });
    // As a server of the last version left it: the newest migration is one that can be made again.
    await onDatabase(({ fresh }) => sql`delete from kysely_migration where name = ${newest}`.execute(fresh));
    await expect(typed('ledger verify')).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringContaining(
        `lacks migrations of this version (${newest}). Run \`npm run arma11 -- migrate\``,
      ),
    });
    expect(await onDatabase(schemaState)).toMatchObject({ pending: [newest] });
  });

  it('is told by `migrate` what was made', async () => {
    expect(await typed('migrate')).toEqual({ made: Object.keys(MIGRATIONS) });
    expect(await typed('migrate')).toEqual({ made: [] });
    expect(await typed('ledger verify')).toMatchObject({ ok: true });
  });
});

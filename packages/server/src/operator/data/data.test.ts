import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reach } from '../../cli/reach';
import { readConfig } from '../../config';
import type { Db } from '../../platform/db/database';
import { lockDirectory } from '../../platform/db/directoryLock';
import { openPglite, type Pglite } from '../../platform/db/openPglite';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { fundedPlayers } from '../../testing/smallLeague';
import { testCommand } from '../../testing/testCommand';
import { findCommand } from '../registry';

// Whole databases on the disk of a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const onPostgres = process.env['ARMA11_TEST_DB'] === 'pg';

describe.skipIf(onPostgres)('a copy of the embedded database', () => {
  let folder: string;
  let file: string;
  let source: Db;
  let dataDir: string;
  let open: Pglite | null = null;
  const start = async () => (open = await openPglite({ dataDir }));
  const stop = async () => {
    await open?.close();
    open = null;
  };
  const restore = (args: object) => reach(readConfig({ DATA_DIR: dataDir }), findCommand('restore'), args, () => {});
  const players = async ({ fresh }: Pglite) => (await fresh.selectFrom('app_user').select('username').execute()).length;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arma11-copy-'));
    file = join(folder, 'copy.tar.gz');
    source = await openTestDatabase();
    await fundedPlayers(source, 5, 100);
    const copied = testCommand(source, 'backup', { file });
    // What comes while the copy is made is in it or not, and the server goes on.
    const [{ bytes }] = (await Promise.all([copied, fundedPlayers(source, 1, 10)])) as [{ bytes: number }, unknown];
    expect(statSync(file)).toMatchObject({ size: bytes });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await fundedPlayers(source, 3, 100);
    expect(await source.fresh.selectFrom('audit').select(['action', 'target']).execute()).toEqual([
      { action: 'backup', target: 'database' },
    ]);
  });
  afterAll(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => {
    dataDir = mkdtempSync(join(folder, 'data-'));
  });
  afterEach(stop);

  it('holds what there was when it was made, with a clean ledger', async () => {
    expect(await restore({ file })).toMatchObject({ ledger: { ok: true }, kept: null });
    expect([5, 6]).toContain(await players(await start()));
    await fundedPlayers(open!, 1, 10);
  });

  it('is not put over a database unless told, and then keeps that one', async () => {
    await restore({ file });
    await fundedPlayers(await start(), 20, 0);
    await stop();
    await expect(restore({ file })).rejects.toThrow(/holds a database\. Say --replace/);
    const { kept } = (await restore({ file, replace: true })) as { kept: string };
    expect(await players(await start())).toBeLessThan(7);
    await stop();
    rmSync(join(dataDir, 'pglite'), { recursive: true });
    renameSync(kept, join(dataDir, 'pglite'));
    expect(await players(await start())).toBeGreaterThan(20);
  });

  it('is not put back while a server holds the folder', async () => {
    const lock = lockDirectory(dataDir);
    await expect(restore({ file, replace: true })).rejects.toThrow(/is in use by process/);
    lock.release();
  });

  it.each([
    ['no file', () => undefined, /is not there/],
    [
      'a file of something else',
      (bad: string) => writeFileSync(bad, 'hello'),
      /cannot be read as a copy|is not a copy/,
    ],
    [
      'a compressed file of something else',
      (bad: string) => writeFileSync(bad, gzipSync('hello')),
      /cannot be read as a copy|is not a copy/,
    ],
  ])('%s changes nothing and leaves nothing', async (_, write, sentence) => {
    const bad = join(dataDir, 'bad.tar.gz');
    write(bad);
    await expect(restore({ file: bad })).rejects.toThrow(sentence);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('pglite'))).toEqual([]);
  });

  it('a restore that was killed before its last step is ended by the next start', async () => {
    await restore({ file });
    renameSync(join(dataDir, 'pglite'), join(dataDir, 'pglite.restored'));
    expect([5, 6]).toContain(await players(await start()));
    expect(existsSync(join(dataDir, 'pglite.restored'))).toBe(false);
  });

  it('a copy is never written over another file by mistake', async () => {
    await expect(testCommand(source, 'backup', { file })).rejects.toThrow(/is there already/);
    await expect(testCommand(source, 'backup', { file: join(folder, 'no', 'where') })).rejects.toThrow(
      /cannot be written/,
    );
  });
});

it.skipIf(!onPostgres)('PostgreSQL has tools of its own, and the commands say which', async () => {
  const db = await openTestDatabase();
  await expect(testCommand(db, 'backup', { file: '/srv/copy' })).rejects.toThrow(
    'pg_dump --format=custom --file=/srv/copy "$DATABASE_URL"',
  );
  await db.close();
  const config = readConfig({ DATABASE_URL: process.env['TEST_DATABASE_URL'] });
  await expect(reach(config, findCommand('restore'), { file: '/srv/copy' }, () => {})).rejects.toThrow(
    'pg_restore --clean --if-exists --dbname="$DATABASE_URL" /srv/copy',
  );
});

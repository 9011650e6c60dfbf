import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { endServer } from '../testing/serverProcess';
import { bootStage, onPostgres, PRODUCTION } from '../testing/bootStage';

// Whole processes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const { dataDir, databaseUrl, failure, start } = bootStage();

describe('what a server cannot start with is one sentence that names it, and exit 1', () => {
  it('a bad variable', async () => {
    expect(await failure({ PORT: 'http' })).toEqual({
      code: 1,
      err: 'PORT must be a whole number from 0 to 65535, not "http".',
    });
  });

  it.each([
    ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099', FIREBASE_PROJECT_ID: 'demo-x' }],
    ['SMTP_URL', { SMTP_URL: '' }],
  ])('production with %s as a development has it (security T-EMU)', async (name, env) => {
    const { code, err } = await failure({ ...PRODUCTION, ALLOW_VOLATILE_LEDGER: '1', ...env });
    expect([code, err.startsWith(name), err.includes('\n')]).toEqual([1, true, false]);
  });

  it('a key that the database was not sealed with', async () => {
    await endServer(await start({ DEMO: '1' }));
    const { code, err } = await failure({ ENCRYPTION_KEYS: `mine:${'k'.repeat(43)}` });
    expect([code, err]).toEqual([
      1,
      'ENCRYPTION_KEYS lacks the key "development", and 1 value is sealed with it: add it at the end of the list.',
    ]);
  });

  it('a folder of receipts that it cannot write to', async () => {
    writeFileSync(join(dataDir(), 'no-folder'), '');
    const folder = join(dataDir(), 'no-folder', 'receipts');
    expect(await failure({ RECEIPTS_URL: `file://${folder}` })).toEqual({
      code: 1,
      err: `RECEIPTS_URL: The folder ${folder} fails (ENOTDIR). The server’s user must be able to write there.`,
    });
  });

  it('a port in use', async () => {
    const blocker = createServer().listen(0);
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { code, err } = await failure({ PORT: String(port) });
    blocker.close();
    expect([code, err]).toEqual([1, `PORT ${port} is in use: stop the program that has it, or choose another PORT.`]);
  });

  it('a host that is not of this machine', async () => {
    expect(await failure({ HOST: '203.0.113.200' })).toEqual({
      code: 1,
      err: 'HOST 203.0.113.200 is not an address of this machine.',
    });
  });

  it.skipIf(onPostgres)('a DATA_DIR that cannot be written', async () => {
    const inTheWay = join(dataDir(), 'file');
    writeFileSync(inTheWay, '');
    const { code, err } = await failure({ DATA_DIR: join(inTheWay, 'data') });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR .*\/file\/data cannot be written \(ENOTDIR\)\. [^\n]+$/);
  });

  it.skipIf(onPostgres)('a database that is damaged', async () => {
    mkdirSync(join(dataDir(), 'pglite'), { recursive: true });
    writeFileSync(join(dataDir(), 'pglite', 'PG_VERSION'), 'nonsense');
    const { code, err } = await failure({});
    expect(code).toBe(1);
    expect(err).toMatch(/^The database in DATA_DIR .* cannot be opened: [^\n]+$/);
  });

  it.skipIf(!onPostgres)('a database that does not exist', async () => {
    const missing = Object.assign(new URL(databaseUrl()!), { pathname: '/arma11_missing' }).href;
    const { code, err } = await failure({ DATABASE_URL: missing });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATABASE_URL: the PostgreSQL server at \S+ has no database of that name: create it first\.$/);
  });
});

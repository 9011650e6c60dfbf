import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildServer, endServer as end, type ServerBuild, type ServerProcess } from './testing/serverProcess';

// Starts the server as `npm start` does, as a process of its own, from a build of its own.
// Whole processes on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const onPostgres = process.env['ARMA11_TEST_DB'] === 'pg';
/** What production asks for beside a database. */
const PRODUCTION = {
  NODE_ENV: 'production',
  DEMO: '',
  PUBLIC_URL: 'https://juego.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hola@juego.test',
  SMS_WEBHOOK_URL: 'https://127.0.0.1:1/',
  SMS_WEBHOOK_SECRET: 's'.repeat(32),
};
interface Ended {
  code: number | null;
  err: string;
}

let dataDir: string;
let databaseUrl: string | undefined;
let build: ServerBuild;

const own = () => ({ DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
const start = (env: Record<string, string> = {}) => build.start({ ...own(), ...env });

async function failure(env: Record<string, string>): Promise<Ended> {
  const started = build.launch({ ...own(), ...env });
  const [code] = (await once(started.process, 'close')) as [number | null];
  return { code, err: started.err.trim() };
}

const onAdmin = async (statement: string) => {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
};
/** The database's own clock: an embedded one has that of its process. */
const databaseNow = async () =>
  onPostgres ? Number((await onAdmin('select extract(epoch from now()) * 1000 as ms'))[0]!['ms']) : Date.now();

beforeAll(() => {
  build = buildServer();
});
// An empty database takes seconds to make: made once here, copied for the tests that are not about that.
const template = mkdtempSync(join(tmpdir(), 'arma11-boot-template-'));
beforeAll(async () => {
  dataDir = template;
  if (!onPostgres) await end(await start());
});
afterAll(() => rmSync(template, { recursive: true }));
afterAll(() => build.remove());

let last = 0;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'arma11-boot-'));
  if (!onPostgres) return cpSync(template, dataDir, { recursive: true });
  const name = `arma11_boot_${process.pid}_${++last}`;
  await onAdmin(`create database ${name}`);
  databaseUrl = Object.assign(new URL(process.env['TEST_DATABASE_URL']!), { pathname: `/${name}` }).href;
});
afterEach(async () => {
  await build.killAll();
  rmSync(dataDir, { recursive: true, force: true });
  if (databaseUrl) await onAdmin(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  databaseUrl = undefined;
});

const call = (server: ServerProcess, path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);

function signIn(server: ServerProcess, email: string, password: string): Promise<Response> {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  return call(server, '/services/users/login-default/', { method: 'POST', body });
}

describe('a server process', () => {
  it('fills an empty database with the demo season, says how to get in, is healthy, and ends cleanly', async () => {
    rmSync(dataDir, { recursive: true, force: true });
    const server = await start({ DEMO: '' });
    // The lines arrive one by one.
    await vi.waitFor(() =>
      expect(server.out).toBe(
        `Arma Tu 11 is ready at ${server.address}\n` +
          '  player    demo@arma11.pe / jugar2026\n' +
          '  operator  operador@arma11.pe / operar2026\n',
      ),
    );
    const health = await call(server, '/healthz');
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({
      status: 'ok',
      engine: onPostgres ? 'pg' : 'pglite',
      durability: onPostgres ? 'power-loss' : 'process-crash',
    });
    expect((await signIn(server, 'demo@arma11.pe', 'jugar2026')).status).toBe(200);
    expect((await call(server, '/services/openapi.json')).status).toBe(200);
    expect((await call(server, '/media/avatar/1.svg')).status).toBe(200);
    expect(await end(server)).toBe(0);
    expect(server.err).toBe('');
    expect(existsSync(join(dataDir, 'server.json'))).toBe(false);
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(false);
  });

  it('signs in over a real socket, and a wrong password is the one sentence', async () => {
    const server = await start();
    const response = await signIn(server, 'nobody@arma11.test', 'secreto1');
    expect([response.status, (await response.json()).message]).toEqual([401, 'Email o contraseña incorrectos :(']);
  });

  it('keeps its data over a restart, also after it was killed', async () => {
    const first = await start();
    const before = await (await call(first, '/services/plus/time/')).json();
    await end(first, 'SIGKILL');
    const second = await start();
    expect((await call(second, '/healthz')).status).toBe(200);
    expect((await (await call(second, '/services/plus/time/')).json()).now > before.now).toBe(true);
    expect(await end(second, 'SIGINT')).toBe(0);
  });

  it('runs on the clock of CLOCK and CLOCK_SPEED, and on the real one again without them', async () => {
    const rehearsal = await start({ CLOCK: '2025-02-01T10:00:00Z', CLOCK_SPEED: '60' });
    const { now } = await (await call(rehearsal, '/services/plus/time/')).json();
    expect(now).toMatch(/^2025-02-01T10:/);
    await end(rehearsal);
    const real = await start();
    const told = await (await call(real, '/services/plus/time/')).json();
    expect(Math.abs(Date.parse(told.now) - (await databaseNow()))).toBeLessThan(10_000);
  });
});

describe.skipIf(onPostgres)('a server on the embedded database', () => {
  it('refuses a second process on its DATA_DIR with one sentence that names the first', async () => {
    const first = await start();
    const { code, err } = await failure({});
    expect(code).toBe(1);
    expect(err).toBe(
      `DATA_DIR ${dataDir} is in use by process ${first.process.pid}. Stop that process first, or choose another DATA_DIR.`,
    );
    expect((await call(first, '/healthz')).status).toBe(200);
  });

  it('tells its address and a token to its owner alone, and runs commands for who has it', async () => {
    const server = await start();
    const file = join(dataDir, 'server.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { address, token, pid } = JSON.parse(readFileSync(file, 'utf8'));
    expect([address, pid]).toEqual([server.address, server.process.pid]);
    const ask = (authorization: string) =>
      call(server, '/services/ops/command/', {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ name: 'ledger verify', args: {} }),
      });
    expect((await ask('Bearer wrong')).status).toBe(401);
    expect(await (await ask(`Bearer ${token}`)).json()).toMatchObject({ status: 'ok' });
  });

  it('refuses to keep production’s money without being told to', async () => {
    const refused = await failure({ ...PRODUCTION });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^DATABASE_URL is missing: .*ALLOW_VOLATILE_LEDGER=1\.$/);
    const server = await start({ ...PRODUCTION, ALLOW_VOLATILE_LEDGER: '1' });
    expect((await call(server, '/healthz')).status).toBe(200);
  });
});

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
  ])('production with %s as a development has it', async (name, env) => {
    const { code, err } = await failure({ ...PRODUCTION, ALLOW_VOLATILE_LEDGER: '1', ...env });
    expect([code, err.startsWith(name), err.includes('\n')]).toEqual([1, true, false]);
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
    const inTheWay = join(dataDir, 'file');
    writeFileSync(inTheWay, '');
    const { code, err } = await failure({ DATA_DIR: join(inTheWay, 'data') });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR .*\/file\/data cannot be written \(ENOTDIR\)\. [^\n]+$/);
  });

  it.skipIf(onPostgres)('a database that is damaged', async () => {
    mkdirSync(join(dataDir, 'pglite'), { recursive: true });
    writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), 'nonsense');
    const { code, err } = await failure({});
    expect(code).toBe(1);
    expect(err).toMatch(/^The database in DATA_DIR .* cannot be opened: [^\n]+$/);
  });

  it('a database out of reach', async () => {
    const { code, err } = await failure({ DATABASE_URL: 'postgres://arma11@127.0.0.1:1/arma11' });
    expect(code).toBe(1);
    expect(err).toBe('DATABASE_URL: the PostgreSQL server at 127.0.0.1:1 cannot be reached (ECONNREFUSED).');
  });

  it.skipIf(!onPostgres)('a database that does not exist', async () => {
    const missing = Object.assign(new URL(databaseUrl!), { pathname: '/arma11_missing' }).href;
    const { code, err } = await failure({ DATABASE_URL: missing });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATABASE_URL: the PostgreSQL server at \S+ has no database of that name: create it first\.$/);
  });
});

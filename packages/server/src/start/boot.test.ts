import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { bootStage, onPostgres, PRODUCTION } from '../testing/bootStage';
import { endServer as end, type ServerProcess } from '../testing/serverProcess';

// Whole processes on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const { dataDir, databaseNow, databaseUrl, start, failure } = bootStage();

const call = (server: ServerProcess, path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);

function signIn(server: ServerProcess, email: string, password: string): Promise<Response> {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  return call(server, '/services/users/login-default/', { method: 'POST', body });
}

describe('a server process', () => {
  it('fills an empty database with the demo season, says how to get in, is healthy, and ends cleanly', async () => {
    rmSync(dataDir(), { recursive: true, force: true });
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
    // Of all that, the sign-in alone is a line of the log.
    expect(server.err.trim().split('\n')).toEqual([expect.stringContaining('"kind":"sign_in"')]);
    expect(existsSync(join(dataDir(), 'server.json'))).toBe(false);
    expect(existsSync(join(dataDir(), 'lock.pid'))).toBe(false);
  });

  it('signs in over a real socket, and a wrong password is the one sentence', async () => {
    const server = await start();
    const response = await signIn(server, 'nobody@arma11.test', 'secreto1');
    expect([response.status, (await response.json()).message]).toEqual([401, 'Email o contraseña incorrectos :(']);
  });

  it.skipIf(!onPostgres)('waits for a database that is started after it, and says so in one line', async () => {
    const real = new URL(databaseUrl()!);
    let isStarted = false;
    const gate = createServer((client) => {
      if (isStarted) pipeline(client, connect(Number(real.port), real.hostname), client, () => undefined);
      else client.resetAndDestroy();
      // From the first attempt on, however late a busy machine makes it.
      setTimeout(() => (isStarted = true), 1000);
    });
    await once(gate.listen(0, '127.0.0.1'), 'listening');
    const { port } = gate.address() as AddressInfo;
    const server = await start({ DATABASE_URL: Object.assign(new URL(real), { host: `127.0.0.1:${port}` }).href });
    expect((await call(server, '/readyz')).status).toBe(200);
    const waits = server.err.split('\n').filter((line) => line.includes('start: waits'));
    expect(waits).toEqual([expect.stringContaining(`127.0.0.1:${port} cannot be reached (ECONNRESET)`)]);
    await end(server);
    gate.close();
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
      `DATA_DIR ${dataDir()} is in use by process ${first.process.pid}. Stop that process first, or choose another DATA_DIR.`,
    );
    expect((await call(first, '/healthz')).status).toBe(200);
  });

  it('tells its address and a token to its owner alone, and runs commands for who has it', async () => {
    const server = await start();
    const file = join(dataDir(), 'server.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { address, token, pid } = JSON.parse(readFileSync(file, 'utf8'));
    expect([address, pid]).toEqual([server.address, server.process.pid]);
    const ask = (authorization: string, name = 'ledger verify') =>
      call(server, '/services/ops/command/', {
        method: 'POST',
        headers: { authorization },
        body: JSON.stringify({ name, args: {} }),
      });
    expect((await ask('Bearer wrong')).status).toBe(401);
    expect(await (await ask(`Bearer ${token}`)).json()).toMatchObject({ status: 'ok' });
    const examined = (await (await ask(`Bearer ${token}`, 'doctor')).json()) as {
      result: { findings: { check: string; state: string }[] };
    };
    expect(examined.result.findings).toContainEqual(expect.objectContaining({ check: 'schema', state: 'ok' }));
  });

  it('refuses to keep production’s money without being told to', async () => {
    const refused = await failure({ ...PRODUCTION });
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^DATABASE_URL is missing: .*ALLOW_VOLATILE_LEDGER=1\.$/);
    const server = await start({ ...PRODUCTION, ALLOW_VOLATILE_LEDGER: '1' });
    expect((await call(server, '/healthz')).status).toBe(200);
  });
});

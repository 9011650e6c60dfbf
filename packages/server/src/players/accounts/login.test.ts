import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appNow } from '../../platform/db/clock';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { DEMO_PLAYER } from './demoAccounts';
import { accountsRoutes, sessionRoutes, systemRoutes } from '../../api/accountRoutes';

const WRONG = 'Email o contraseña incorrectos :(';
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, systemRoutes]);
});
afterAll(() => server.close());

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const signIn = (email: string, password: string, { ip = '192.0.2.1', headers = {}, on = server } = {}) =>
  on.call('POST', 'users/login-default/', { body: form({ email, password }), ip, headers });
const asHolder = (access: string) => ({ headers: { authorization: `Bearer ${access}` } });

describe('login', () => {
  it('answers the user and a token that works until 14 days later', async () => {
    const { id } = await server.player({ username: 'rosa_diez', email: 'Rosa@Arma11.test' });
    const { status, body, headers } = await signIn(' rosa@arma11.TEST ', 'secreto1');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.user).toMatchObject({ id, username: 'rosa_diez', keyusername: 'rosa_diez', email: 'Rosa@Arma11.test' });
    const lasts = Date.parse(body.expires_at) - Date.parse(await appNow(server.db.fresh));
    expect(lasts).toBeGreaterThan(13.99 * 86_400_000);
    expect(lasts).toBeLessThan(14.01 * 86_400_000);
    const me = await server.call('GET', 'users/get-data/', asHolder(body.access));
    expect(me.body).toEqual(body.user);
    expect(me.text).not.toMatch(/plain:|password|token/);
  });

  it.each([
    ['nobody@arma11.test', 'secreto1'],
    ['known@arma11.test', 'wrong-one'],
    ['a@b.c', 'secreto1'],
    ['known@arma11.test', 'abc'],
    ['google-only@arma11.test', 'secreto1'],
    ['bot@arma11.test', ''],
  ])('refuses %s with the same words as any other failure', async (email, password) => {
    await server.player({ username: 'known', email: 'known@arma11.test' }).catch(() => {});
    await server
      .player({ username: 'google-only', email: 'google-only@arma11.test', passwordHash: null })
      .catch(() => {});
    const { status, body } = await signIn(email, password);
    const { request_id: _, ...told } = body;
    expect([status, told]).toEqual([401, { status: 'error', code: 'CREDENCIALES', message: WRONG }]);
  });

  it('after five failures waits, and the right password then does not help', async () => {
    await server.player({ username: 'martina', email: 'martina@arma11.test' });
    for (let i = 0; i < 5; i++)
      expect((await signIn('martina@arma11.test', 'nope-nope', { ip: `198.51.100.${i}` })).status).toBe(401);
    const { status, body, headers } = await signIn('martina@arma11.test', 'secreto1', { ip: '203.0.113.9' });
    expect([status, body.code]).toEqual([429, 'MUCHOS_INTENTOS']);
    expect(body.retry_after).toBeGreaterThan(0);
    expect(body.retry_after).toBeLessThanOrEqual(900);
    expect(headers.get('retry-after')).toBe(String(body.retry_after));
  });

  it('evaluates at most five of fifty guesses that come at once', async () => {
    await server.player({ username: 'guessed', email: 'guessed@arma11.test' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => signIn('guessed@arma11.test', `guess-${i}`, { ip: `10.${i}.0.1` })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('lets the owner in from a known device while strangers fail', async () => {
    await server.player({ username: 'duena', email: 'duena@arma11.test' });
    const home = { ip: '203.0.113.77', headers: { 'user-agent': 'her phone' } };
    expect((await signIn('duena@arma11.test', 'secreto1', home)).status).toBe(200);
    for (let i = 0; i < 6; i++) await signIn('duena@arma11.test', 'nope-nope', { ip: `198.18.${i}.1` });
    expect((await signIn('duena@arma11.test', 'secreto1', { ip: '198.18.9.1' })).status).toBe(429);
    expect((await signIn('duena@arma11.test', 'secreto1', home)).status).toBe(200);
  });

  it('counts thirty failures of one address, whatever the accounts, and none of its successes', async () => {
    await server.player({ username: 'vecina', email: 'vecina@arma11.test' });
    const ip = '192.0.2.200';
    for (let i = 0; i < 10; i++) expect((await signIn('vecina@arma11.test', 'secreto1', { ip })).status).toBe(200);
    for (let i = 0; i < 30; i++) expect((await signIn(`x${i}@arma11.test`, 'nope-nope', { ip })).status).toBe(401);
    expect((await signIn('vecina@arma11.test', 'secreto1', { ip })).status).toBe(429);
  });

  it('tells only the owner that the account is blocked', async () => {
    const { id } = await server.player({ username: 'blocked', email: 'blocked@arma11.test' });
    await sql`update app_user set blocked_at = app_now() where id = ${id}`.execute(server.db.fresh);
    expect((await signIn('blocked@arma11.test', 'nope-nope')).body.code).toBe('CREDENCIALES');
    const { status, body } = await signIn('blocked@arma11.test', 'secreto1');
    expect([status, body.code]).toEqual([403, 'CUENTA_BLOQUEADA']);
  });

  it('refuses the demo account in production, and only there', async () => {
    const { email, password, username } = DEMO_PLAYER;
    await server.player({ username, email, passwordHash: `plain:${password}` });
    const production = await openTestServer([accountsRoutes], { db: server.db, production: true });
    expect((await signIn(email, password, { on: production })).body.code).toBe('CREDENCIALES');
    expect((await signIn(email, password)).status).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://x.arma11.test' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://arma11.test' }, 401],
    [{}, 401],
  ])('with the headers %j answers %i', async (headers, status) => {
    const { status: got } = await signIn('page@arma11.test', 'nope-nope', { headers, ip: '192.0.2.55' });
    expect(got).toBe(status);
  });

  it.each([
    ['a third field', form({ email: 'x@arma11.test', password: 'secreto1', more: '1' }), 400],
    ['more than 4 KiB', form({ email: 'x@arma11.test', password: 'x'.repeat(4096) }), 413],
    ['no password', form({ email: 'x@arma11.test' }), 400],
    ['JSON', { email: 'x@arma11.test', password: 'secreto1' }, 400],
  ])('refuses a form with %s', async (_, body, status) => {
    expect((await server.call('POST', 'users/login-default/', { body })).status).toBe(status);
  });

  it('refuses a file', async () => {
    const body = form({ email: 'x@arma11.test' });
    body.set('password', new Blob(['secreto1']), 'password.txt');
    expect((await server.call('POST', 'users/login-default/', { body })).status).toBe(400);
  });
});

describe('sessions', () => {
  it('stores no token, only its SHA-256', async () => {
    const { access, id } = await server.player();
    const { rows } = await sql<{ row: string }>`select s::text as row from session s where user_id = ${id}`.execute(
      server.db.fresh,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(access);
    expect(access).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('are at most five: the sixth ends the oldest', async () => {
    await server.player({ username: 'muchas', email: 'muchas@arma11.test' });
    const tokens: string[] = [];
    for (let i = 0; i < 6; i++)
      tokens.push((await signIn('muchas@arma11.test', 'secreto1', { ip: '192.0.2.61' })).body.access);
    const statuses = await Promise.all(
      tokens.map(async (access) => (await server.call('GET', 'users/get-data/', asHolder(access))).status),
    );
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('end with logout, at once', async () => {
    const player = await server.player();
    expect((await player.call('POST', 'plus/auth/logout/', { body: {} })).body).toEqual({ status: 'ok' });
    expect((await player.call('GET', 'users/get-data/')).status).toBe(401);
  });
});

describe('plus/time', () => {
  it('tells the server’s time and the zone of the game', async () => {
    const { body, headers } = await server.call('GET', 'plus/time/');
    expect(Math.abs(Date.parse(body.now) - Date.parse(await appNow(server.db.fresh)))).toBeLessThan(5000);
    expect([body.tz, headers.get('cache-control')]).toEqual(['America/Lima', 'no-store']);
  });
});

describe('plus/outcomes (security I14, T-LOST)', () => {
  it('tells the owner alone what became of a write', async () => {
    const player = await server.player();
    const key = 'clave-del-perfil-01';
    const options = { body: { local_contry: 'USD' }, headers: { 'idempotency-key': key } };
    const asked = () => player.call('GET', `plus/outcomes/${key}/`);
    expect((await asked()).body).toEqual({ state: 'unknown', result: null });
    const saved = await player.call('PATCH', `users/update-data/${player.id}/`, options);
    expect((await asked()).body).toEqual({ state: 'done', result: saved.body });
    const stranger = await server.player();
    expect((await stranger.call('GET', `plus/outcomes/${key}/`)).body.state).toBe('unknown');
  });

  it('tells a refusal from what was done, with the words of the refusal', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const key = 'clave-del-perfil-02';
    const options = { body: { local_contry: 'USD' }, headers: { 'idempotency-key': key } };
    const refused = await player.call('PATCH', `users/update-data/${other.id}/`, options);
    expect(refused.status).toBe(404);
    expect((await player.call('GET', `plus/outcomes/${key}/`)).body).toMatchObject({
      state: 'refused',
      result: { code: refused.body.code },
    });
  });
});

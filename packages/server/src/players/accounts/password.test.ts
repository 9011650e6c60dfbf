import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';

const START = Date.parse('2026-06-10T18:00:00Z');
const NEW = 'otra frase larga';
let server: TestServer;
let clock = START;
beforeEach(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes]);
  clock = START;
  await setClock(server.db, { at: new Date(clock), speed: 0 });
});
afterEach(() => server.close());

const wait = async (seconds: number) => {
  clock += seconds * 1000;
  await setClock(server.db, { at: new Date(clock), speed: 0 });
};
const forgot = (email: string, ip?: string) =>
  server.call('POST', 'plus/auth/password/forgot/', { body: { email }, ip });
const reset = (token: string, password = NEW, ip?: string) =>
  server.call('POST', 'plus/auth/password/reset/', { body: { token, password }, ip });
const mailed = () =>
  server.db.fresh.selectFrom('outbox').selectAll().where('channel', '=', 'mail').orderBy('id').execute();
/** The token of the newest link, once it is there. */
async function linkTo(email: string, count = 1): Promise<string> {
  const mails = await vi.waitFor(async () => {
    const all = (await mailed()).filter(({ recipient, body }) => recipient === email && body.includes('#restablecer='));
    expect(all).toHaveLength(count);
    return all;
  });
  return /#restablecer=([\w-]{43})/.exec(mails.at(-1)!.body)![1]!;
}
function signIn(email: string, password: string, ip = '192.0.2.1') {
  const body = new FormData();
  body.set('email', email);
  body.set('password', password);
  return server.call('POST', 'users/login-default/', { body, ip });
}
const rosa = () => server.player({ username: 'rosa-once', email: 'rosa@arma11.test' });

describe('a forgotten password', () => {
  it('is set anew with the mailed link: sessions end, a wait ends, withdrawals are held', async () => {
    const player = await rosa();
    for (let i = 0; i < 6; i++) await signIn('rosa@arma11.test', 'nope-nope', `10.0.${i}.1`);
    expect((await signIn('rosa@arma11.test', 'secreto1')).status).toBe(429);
    expect((await forgot(' ROSA@arma11.test')).body).toEqual({ status: 'ok' });
    const token = await linkTo('rosa@arma11.test');
    expect((await reset(token)).body).toEqual({ status: 'ok' });
    expect((await player.call('GET', 'users/get-data/')).status).toBe(401);
    expect((await signIn('rosa@arma11.test', 'secreto1')).status).toBe(401);
    expect((await signIn('rosa@arma11.test', NEW)).status).toBe(200);
    const { rows } = await sql<{ held: boolean; known: boolean }>`
      select credentials_changed_at = app_now() as held, email_verified_at = app_now() as known from app_user
      where id = ${player.id}`.execute(server.db.fresh);
    expect(rows).toEqual([{ held: true, known: true }]);
    await vi.waitFor(async () =>
      expect((await mailed()).map(({ subject }) => subject)).toContain('Tu contraseña cambió'),
    );
  });

  it('has a link that works once, and takes the older links with it', async () => {
    await rosa();
    await forgot('rosa@arma11.test');
    const first = await linkTo('rosa@arma11.test');
    await forgot('rosa@arma11.test');
    const second = await linkTo('rosa@arma11.test', 2);
    const both = await Promise.all([reset(second), reset(second, 'una tercera frase')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await reset(first)).body.code).toBe('ENLACE_VENCIDO');
  });

  it.each([
    [1799, 200],
    [1800, 410],
  ])('has a link that after %i seconds answers %i', async (seconds, status) => {
    await rosa();
    await forgot('rosa@arma11.test');
    const token = await linkTo('rosa@arma11.test');
    await wait(seconds);
    expect((await reset(token)).status).toBe(status);
  });

  it('is refused when it is easy to guess, and the link still works', async () => {
    await rosa();
    await forgot('rosa@arma11.test');
    const token = await linkTo('rosa@arma11.test');
    for (const easy of ['123456', 'football', 'rosa-once1']) expect((await reset(token, easy)).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('has a link that nobody can read from the database', async () => {
    await rosa();
    await forgot('rosa@arma11.test');
    const token = await linkTo('rosa@arma11.test');
    const { rows } = await sql<{ row: string }>`select p::text as row from password_reset p`.execute(server.db.fresh);
    expect(rows[0]!.row).not.toContain(token);
  });

  it('is answered the same for whoever asks, and mails an address three times an hour', async () => {
    await rosa();
    const answers = [await forgot('nobody@arma11.test'), await forgot('not an address'), await forgot('')];
    for (let i = 0; i < 5; i++) answers.push(await forgot('rosa@arma11.test', `10.0.0.${i}`));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"status":"ok"}']));
    await linkTo('rosa@arma11.test', 3);
  });

  it('counts thirty askings an hour of one address', async () => {
    const statuses = [];
    for (let i = 0; i < 31; i++) statuses.push((await forgot(`x${i}@arma11.test`, '10.7.7.7')).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    const guesses = [];
    for (let i = 0; i < 31; i++) guesses.push((await reset('x'.repeat(43), NEW, '10.7.7.8')).status);
    expect(guesses).toEqual([...Array(30).fill(410), 429]);
  });

  it('lets an account of Google alone have one, and then keeps it when Google comes back', async () => {
    const identity = { verify: async (sub: string) => ({ sub, email: 'rosa@arma11.test', name: null }) };
    const google = await openTestServer([accountsRoutes], { db: server.db, identity });
    await rosa();
    await forgot('rosa@arma11.test');
    await reset(await linkTo('rosa@arma11.test'));
    const { body } = await google.call('POST', 'users/login-google/', { body: { token_id: 'g-1' } });
    expect(body.created).toBe(false);
    expect((await signIn('rosa@arma11.test', NEW)).status).toBe(200);
  });
});

describe('a temporary password', () => {
  const give = () =>
    testCommand(server.db, 'user reset', { user: 'rosa-once', reason: 'called, knew her rooms' }) as Promise<{
      temporary_password: string;
    }>;
  /** Tests hash nothing, but the command's own server has another way not to. */
  const known = (password: string) =>
    sql`update app_user set password_hash = ${`plain:${password}`} where email_key = 'rosa@arma11.test'`.execute(
      server.db.fresh,
    );

  it('opens one session, whose player is asked for a new one', async () => {
    const player = await rosa();
    const { temporary_password } = await give();
    await known(temporary_password);
    expect((await player.call('GET', 'users/get-data/')).status).toBe(401);
    expect((await signIn('rosa@arma11.test', 'secreto1')).status).toBe(401);
    const { status, body } = await signIn('rosa@arma11.test', temporary_password);
    expect([status, body.user.is_reset]).toEqual([200, true]);
    expect((await signIn('rosa@arma11.test', temporary_password)).status).toBe(401);
    const headers = { authorization: `Bearer ${body.access}` };
    const save = { headers, body: { password: NEW, is_reset: false } };
    expect((await server.call('PATCH', `users/update-data/${player.id}/`, save)).body.is_reset).toBe(false);
    expect((await signIn('rosa@arma11.test', NEW)).status).toBe(200);
  });

  it('is gone with its first use also when the player skips the new one', async () => {
    const player = await rosa();
    const { temporary_password } = await give();
    await known(temporary_password);
    const { body } = await signIn('rosa@arma11.test', temporary_password);
    const headers = { authorization: `Bearer ${body.access}` };
    await server.call('PATCH', `users/update-data/${player.id}/`, { headers, body: { is_reset: false } });
    expect((await signIn('rosa@arma11.test', temporary_password)).status).toBe(401);
  });

  it('opens one session of five that are asked for at once', async () => {
    await rosa();
    const { temporary_password } = await give();
    await known(temporary_password);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => signIn('rosa@arma11.test', temporary_password, `10.0.${i}.1`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it.each([
    [86_399, 200],
    [86_400, 401],
  ])('after %i seconds answers %i', async (seconds, status) => {
    await rosa();
    const { temporary_password } = await give();
    await known(temporary_password);
    await wait(seconds);
    expect((await signIn('rosa@arma11.test', temporary_password)).status).toBe(status);
  });

  it('is in neither the audit nor the stored answers', async () => {
    await rosa();
    const { temporary_password } = await give();
    const { rows } = await sql<{ row: string }>`select a::text as row from audit a`.execute(server.db.fresh);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain(temporary_password);
  });
});

import { contract, type Call } from '@arma11/core/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../platform/db/clock';
import { gameRoutes } from '../../api/routeGroups';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { openSession } from './sessions';
import { deviceLabel } from './signInAs';
import { accountsRoutes, sessionRoutes } from '../../api/accountRoutes';

const START = '2026-06-10T18:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(START) + seconds * 1000);
const FOURTEEN_DAYS = 14 * 86_400;
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, ...gameRoutes], {
    identity: { verify: async (token) => ({ sub: token.split('#')[0]!, email: 'x@gmail.test', name: null }) },
  });
});
beforeEach(() => setClock(server.db, { at: START, speed: 0 }));
afterAll(() => server.close());

const protectedCalls = Object.values(contract).flatMap((calls: Record<string, Call>) =>
  Object.values(calls).filter(({ access }) => access !== 'public'),
);
const address = ({ path }: Call) => path.replace(/\{\w+\}/g, '1');

describe('a session', () => {
  it('lasts 14 days to the second, however much it is used', async () => {
    const player = await server.player();
    for (const seconds of [86_400, FOURTEEN_DAYS - 1]) {
      await setClock(server.db, { at: at(seconds), speed: 0 });
      expect((await player.call('GET', 'users/get-data/')).status).toBe(200);
    }
    await setClock(server.db, { at: at(FOURTEEN_DAYS), speed: 0 });
    expect((await player.call('GET', 'users/get-data/')).status).toBe(401);
    await setClock(server.db, { at: at(FOURTEEN_DAYS + 1), speed: 0 });
    expect((await player.call('GET', 'users/get-data/')).status).toBe(401);
  });

  it('that was revoked opens none of the protected calls', async () => {
    const player = await server.player();
    await player.call('POST', 'plus/auth/logout/', { body: {} });
    const statuses = await Promise.all(
      protectedCalls.map(async (call) => {
        const body = call.method === 'GET' ? {} : { body: {} };
        return `${call.method} ${call.path} ${(await player.call(call.method, address(call), body)).status}`;
      }),
    );
    expect(statuses.filter((told) => !told.endsWith(' 401'))).toEqual([]);
    expect(statuses.length).toBeGreaterThan(60);
  });
});

describe('plus/users/me/sessions/', () => {
  it('names the places where the player is signed in, and never a token or its hash', async () => {
    const player = await server.player({ username: 'lugares', email: 'lugares@arma11.test' });
    const form = new FormData();
    form.set('email', 'lugares@arma11.test');
    form.set('password', 'secreto1');
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
    await server.call('POST', 'users/login-default/', { body: form, headers: { 'user-agent': agent } });
    const { body, text } = await player.call('GET', 'plus/users/me/sessions/');
    expect(body).toHaveLength(2);
    expect(body.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['', true],
        ['Chrome · Android', false],
      ]),
    );
    expect(text).not.toContain(player.access);
    expect(Object.keys(body[0]).sort()).toEqual([
      'created_at',
      'current',
      'device',
      'expires_at',
      'id',
      'last_used_at',
    ]);
  });

  it('ends one of the player’s own, and knows nothing of another’s', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const mine = (await player.call('GET', 'plus/users/me/sessions/')).body[0].id as number;
    const missing = await other.call('DELETE', 'plus/users/me/sessions/2000000000/');
    const foreign = await other.call('DELETE', `plus/users/me/sessions/${mine}/`);
    expect([foreign.status, foreign.body.message]).toEqual([404, missing.body.message]);
    expect((await player.call('DELETE', `plus/users/me/sessions/${mine}/`)).body).toEqual({ status: 'ok' });
    expect((await player.call('GET', 'users/get-data/')).status).toBe(401);
  });

  it('ends none with a token alone: a sign-in of the last ten minutes is needed', async () => {
    const player = await server.player();
    const { random } = server.deps;
    await server.db.tx((tx) => openSession(tx, { userId: player.id, device: 'phone', random }));
    const sessions = (await player.call('GET', 'plus/users/me/sessions/')).body as { id: number; current: boolean }[];
    const other = `plus/users/me/sessions/${sessions.find(({ current }) => !current)!.id}/`;
    await sql`update session set auth_at = app_now() - interval '601 seconds' where user_id = ${player.id}`.execute(
      server.db.fresh,
    );
    const refused = await player.call('DELETE', other);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'REAUTENTICAR',
      'Por seguridad, ingresa de nuevo antes de cerrar una sesión.',
    ]);
    expect((await player.call('GET', 'plus/users/me/sessions/')).body).toHaveLength(2);
    await player.call('POST', 'plus/auth/reauth/', { body: { password: 'secreto1' } });
    expect((await player.call('DELETE', other)).status).toBe(200);
    expect((await player.call('GET', 'plus/users/me/sessions/')).body).toHaveLength(1);
  });
});

describe('plus/auth/reauth/', () => {
  const old = (id: number) =>
    sql`update session set auth_at = app_now() - interval '1 day' where user_id = ${id}`.execute(server.db.fresh);
  const change = (player: { id: number; call: TestServer['call'] }) =>
    player.call('PATCH', `users/update-data/${player.id}/`, { body: { password: 'una frase larga' } });

  it('opens the next ten minutes to what asks for a recent sign-in', async () => {
    const player = await server.player();
    await old(player.id);
    expect((await change(player)).body.code).toBe('REAUTENTICAR');
    const { body } = await player.call('POST', 'plus/auth/reauth/', { body: { password: 'secreto1' } });
    expect(body).toEqual({ status: 'ok', auth_at: START });
    expect((await change(player)).status).toBe(200);
  });

  it('takes a new token of the player’s own Google account, once', async () => {
    const player = await server.player({ passwordHash: null, googleSub: 'g-mia' });
    await old(player.id);
    const ask = (token_id: string) => player.call('POST', 'plus/auth/reauth/', { body: { token_id } });
    expect((await ask('g-otra#1')).body.code).toBe('TOKEN_GOOGLE');
    expect((await ask('g-mia#1')).status).toBe(200);
    expect((await ask('g-mia#1')).status).toBe(401);
  });

  it('refuses a wrong password with 403, five times in 15 minutes, and the session goes on', async () => {
    const player = await server.player();
    const ask = (password: string) => player.call('POST', 'plus/auth/reauth/', { body: { password } });
    for (let i = 0; i < 5; i++) {
      const { status, body } = await ask('nope-nope');
      expect([status, body.code]).toEqual([403, 'CREDENCIALES']);
    }
    expect((await ask('secreto1')).status).toBe(429);
    expect((await player.call('GET', 'users/get-data/')).status).toBe(200);
  });

  it.each([{}, { password: 'secreto1', token_id: 'g' }])('refuses %j: one proof', async (body) => {
    const player = await server.player();
    expect((await player.call('POST', 'plus/auth/reauth/', { body })).status).toBe(400);
  });
});

describe('deviceLabel', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E Safari/604.1',
      'Safari · iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537 Chrome/130.0 Safari/537 Edg/130.0', 'Edge · Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox · Linux'],
    ['curl/8.5', ''],
  ])('reads %s as %j', (agent, label) => {
    expect(deviceLabel(agent)).toBe(label);
  });
});

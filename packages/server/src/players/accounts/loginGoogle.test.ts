import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GoogleIdentity } from '../../platform/deps';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { accountsRoutes } from '../../api/accountRoutes';

/** Tokens of the test are the identity as JSON; anything else is refused as a forged one would be. */
const identity = {
  verify: async (token: string) => JSON.parse(token.slice(token.indexOf('{'))) as GoogleIdentity,
};

let server: TestServer;
let last = 0;
beforeAll(async () => {
  server = await openTestServer([accountsRoutes], { identity });
});
afterAll(() => server.close());

const token = (person: Partial<GoogleIdentity>) =>
  `${++last}${JSON.stringify({ sub: 's', email: 'x@gmail.test', name: null, ...person })}`;
const enter = (token_id: string, on = server) => on.call('POST', 'users/login-google/', { body: { token_id } });
const get = (access: string) =>
  server.call('GET', 'users/get-data/', { headers: { authorization: `Bearer ${access}` } });

describe('POST users/login-google/', () => {
  it('makes a player of a new person: name from the address, four empty purses, no coins', async () => {
    const { status, body } = await enter(token({ sub: 'new-1', email: 'rosa.diaz@gmail.test' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ created: true, needs_consent: true, user: { username: 'rosa.diaz', saldo: 0 } });
    expect((await get(body.access)).body).toEqual(body.user);
    const { rows } = await sql<{ kind: string; balance: number }>`
      select kind, balance from account where user_id = ${body.user.id} order by kind`.execute(server.db.fresh);
    expect(rows.map(({ kind, balance }) => `${kind} ${balance}`)).toEqual([
      'user:bono 0',
      'user:jugable 0',
      'user:retenido 0',
      'user:retirable 0',
    ]);
  });

  it('finds the same person again, by Google’s id and not by the address', async () => {
    const first = await enter(token({ sub: 'same-1', email: 'before@gmail.test' }));
    const again = await enter(token({ sub: 'same-1', email: 'after@gmail.test' }));
    expect(again.body).toMatchObject({ created: false, user: { id: first.body.user.id, email: 'before@gmail.test' } });
  });

  it('gives another name when the first is taken, short or reserved', async () => {
    await server.player({ username: 'tomado' });
    const names = [];
    for (const local of ['tomado', 'ana', 'admin', 'ñandú+tag', '日本語', 'x'.repeat(60)]) {
      const { body } = await enter(token({ sub: `name-${local}`, email: `${local}@gmail.test` }));
      names.push(body.user.username);
    }
    expect(names[0]).toMatch(/^tomado-\d{4}$/);
    expect(names[1]).toMatch(/^ana-\d{4}$/);
    expect(names[2]).toMatch(/^admin-\d{4}$/);
    expect(names[3]).toMatch(/^ñandútag$/);
    expect(names[4]).toMatch(/^jugador-\d{4}$/);
    expect(names[5]).toBe('x'.repeat(18));
  });

  it('joins the account of the same e-mail, drops its password, ends its sessions and holds withdrawals', async () => {
    const squatter = await server.player({ username: 'prehijack', email: 'Victim@gmail.test' });
    const { body } = await enter(token({ sub: 'victim-1', email: 'victim@gmail.test' }));
    expect(body).toMatchObject({ created: false, user: { id: squatter.id } });
    expect((await squatter.call('GET', 'users/get-data/')).status).toBe(401);
    const { rows } = await sql`
      select 1 from app_user where id = ${squatter.id} and credentials_changed_at > app_now() - interval '1 hour'`.execute(
      server.db.fresh,
    );
    expect(rows).toHaveLength(1);
    expect((await get(body.access)).status).toBe(200);
    const form = new FormData();
    form.set('email', 'victim@gmail.test');
    form.set('password', 'secreto1');
    expect((await server.call('POST', 'users/login-default/', { body: form })).status).toBe(401);
  });

  it('does not join an account that another Google person holds, nor a rival of the demo', async () => {
    await enter(token({ sub: 'holder', email: 'shared@gmail.test' }));
    const { status, body } = await enter(token({ sub: 'intruder', email: 'shared@gmail.test' }));
    expect([status, body.code]).toEqual([401, 'TOKEN_GOOGLE']);
  });

  it('takes each token once', async () => {
    const once = token({ sub: 'once-1', email: 'once@gmail.test' });
    const answers = await Promise.all([enter(once), enter(once), enter(once)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('makes one player of eight first sign-ins at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => enter(token({ sub: 'race-1', email: 'race@gmail.test' }))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.created)).toHaveLength(1);
  });

  it('refuses a blocked player', async () => {
    const { body } = await enter(token({ sub: 'blocked-1', email: 'blocked@gmail.test' }));
    await sql`update app_user set blocked_at = app_now() where id = ${body.user.id}`.execute(server.db.fresh);
    const again = await enter(token({ sub: 'blocked-1', email: 'blocked@gmail.test' }));
    expect([again.status, again.body.code]).toEqual([403, 'CUENTA_BLOQUEADA']);
  });

  it('refuses what the verifier refuses, with one sentence, and logs the reason', async () => {
    const { status, body } = await enter('forged');
    expect([status, body.code]).toEqual([401, 'TOKEN_GOOGLE']);
    expect(server.logged.at(-1)).toMatchObject({
      level: 'warn',
      event: 'security',
      kind: 'sign_in_failed',
      by: 'google',
      user: null,
      why: expect.stringMatching(/./),
    });
  });

  it('says 503 where no identity service is set up', async () => {
    const without = await openTestServer([accountsRoutes], { db: server.db });
    expect((await enter(token({ sub: 'none' }), without)).body.code).toBe('MANTENIMIENTO');
  });
});

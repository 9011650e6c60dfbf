import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callTable, contractSchemas } from '@arma11/core/schemas';
import { createServer } from '../../createServer';
import { appNow } from '../../platform/db/clock';
import { Refusal } from '../../platform/refusal';
import { openTestServer, type TestPlayer, type TestServer } from '../../testing/testServer';
import { routes } from '../../platform/http/route';

const KEY = 'clave-de-prueba-0001';
let runs = 0;
let outcome: 'ok' | 'refused' | 'invalid' | 'broken' | 'wrong' = 'ok';

// One real call serves as the probe of each kind; what it answers is told by `outcome`.
const probe = [
  routes(callTable.home, contractSchemas.home, {
    qrPay: async () => [],
    banners: async () => [],
  }),
  routes(callTable.salas, contractSchemas.salas, {
    topSalas: async ({ query }) => {
      if (query.top === 3) throw new Error('secret SQL: select 1 from /srv/private');
      return outcome === 'wrong' ? ([{ bad: true }] as never) : [];
    },
  }),
  routes(callTable.compe, contractSchemas.compe, {
    autofill: async () => {
      throw new Refusal(422, 'ENTRO', 'El cuerpo pasó.');
    },
  }),
  routes(callTable.salas, contractSchemas.salas, {
    leave: ({ params, write }) =>
      write(async (tx) => {
        runs++;
        if (outcome === 'invalid') throw new Refusal(400, 'DATOS_INVALIDOS', 'No.');
        await sql`insert into setting (key, value) values (${`run-${crypto.randomUUID()}`}, '{}')`.execute(tx);
        if (outcome === 'refused') throw new Refusal(409, 'CERRADO', 'Ya cerró.', { falta: runs });
        if (outcome === 'broken') throw new Error('boom');
        return { status: 'ok' as const, refund: params.id, saldo: runs };
      }),
  }),
  routes(callTable.quests, contractSchemas.quests, {
    mainQuest: async () => {
      throw new Error('never reached');
    },
  }),
];

let server: TestServer;
let ana: TestPlayer;
beforeAll(async () => {
  server = await openTestServer(probe);
  ana = await server.player();
});
afterAll(() => server.close());
beforeEach(() => {
  outcome = 'ok';
  runs = 0;
});

const leave = (id: number, headers: Record<string, string> = {}, who = ana) =>
  who.call('POST', `plus/rooms/compe/${id}/leave/`, { body: {}, headers });
const effects = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from setting`.execute(server.db.fresh);
  return rows[0]!.n;
};

describe('who asks', () => {
  it('answers 401 NO_AUTENTICADO without a session, and with one that ended, is unknown or malformed', async () => {
    const gone = await server.player();
    await sql`update session set revoked_at = app_now() where user_id = ${gone.id}`.execute(server.db.fresh);
    const late = await server.player();
    await sql`update session set expires_at = app_now() where user_id = ${late.id}`.execute(server.db.fresh);
    const blocked = await server.player();
    await sql`update app_user set blocked_at = app_now() where id = ${blocked.id}`.execute(server.db.fresh);
    const bad = ['Bearer x', `Bearer ${'a'.repeat(43)}`, `Basic ${ana.access}`, ana.access];
    const answers = await Promise.all([
      server.call('GET', 'home/blog/list/'),
      ...[gone, late, blocked].map((player) => player.call('GET', 'home/blog/list/')),
      ...bad.map((authorization) => server.call('GET', 'home/blog/list/', { headers: { authorization } })),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([401, 'NO_AUTENTICADO']);
      expect(body.request_id).toMatch(/^r-/);
    }
    expect((await ana.call('GET', 'home/blog/list/')).status).toBe(200);
  });

  it('lets anyone make a public call, with a token or without', async () => {
    expect((await server.call('GET', 'home/qr-pay/image/')).status).toBe(200);
    expect((await ana.call('GET', 'home/qr-pay/image/')).status).toBe(200);
  });

  it('ends a session 14 days after it was opened, to the second', async () => {
    const player = await server.player();
    const age = (seconds: number) =>
      sql`update session set expires_at = app_now() + make_interval(secs => ${seconds}) where user_id = ${player.id}`.execute(
        server.db.fresh,
      );
    await age(1);
    expect((await player.call('GET', 'home/blog/list/')).status).toBe(200);
    await age(-1);
    expect((await player.call('GET', 'home/blog/list/')).status).toBe(401);
  });
});

describe('how often', () => {
  it('counts also those who are turned away for lack of a session', async () => {
    const limits = { reads: 9, writes: 9, money: 9, reactions: 9, staff: 9, anonymous: 2 };
    const limited = createServer(server.deps, { groups: probe, limits });
    const ask = async (ip: string) =>
      (await limited.fetch(new Request('http://arma11.test/services/home/blog/list/'), { ip })).status;
    expect([await ask('192.0.2.7'), await ask('192.0.2.7'), await ask('192.0.2.7')]).toEqual([401, 401, 429]);
    expect(await ask('192.0.2.8')).toBe(401);
  });
});

describe('what is asked', () => {
  it.each([
    ['sala/list/top-2-salas/?top=5&tipo=1', 200],
    ['sala/list/top-2-salas/', 200],
    ['sala/list/top-2-salas/?top=5&top=6', 400],
    ['sala/list/top-2-salas/?top=51', 400],
    ['sala/list/top-2-salas/?top=1e1', 400],
    ['sala/list/top-2-salas/?top=5.0', 400],
    ['sala/list/top-2-salas/?top=-1', 400],
    ['sala/list/top-2-salas/?tipo=9', 400],
    ['sala/list/top-2-salas/?user=2', 200],
    ['sala/list/top-2-salas', 404],
    ['no/such/call/', 404],
    [`sala/list/top-2-salas/?x=${'a'.repeat(2100)}`, 414],
  ])('reads %s as %i', async (path, status) => {
    const answer = await ana.call('GET', path);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body).toMatchObject({ status: 'error', code: expect.any(String), message: /./ });
  });

  it('names the wrong fields in Spanish', async () => {
    const { body } = await ana.call('GET', 'sala/list/top-2-salas/?top=99');
    expect(body.code).toBe('DATOS_INVALIDOS');
    expect(Object.keys(body.fields)).toEqual(['top']);
    expect(body.fields.top).toMatch(/50/);
  });

  it.each([
    ['0', 400],
    ['2147483648', 400],
    ['abc', 400],
    ['2147483647', 200],
  ])('reads the path id %s as %i', async (id, status) => {
    const { status: got } = await ana.call('POST', `plus/rooms/compe/${id}/leave/`, { body: {} });
    expect(got).toBe(status);
  });

  it('tells another method from an unknown address', async () => {
    const answer = await ana.call('DELETE', 'sala/list/top-2-salas/');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('says 501 in Spanish for a call that nothing serves yet', async () => {
    const { status, body } = await ana.call('GET', 'quest/list/criterios/');
    expect([status, body.code, body.message]).toEqual([501, 'NO_DISPONIBLE', expect.stringContaining('todavía')]);
  });
});

describe('what is answered', () => {
  it('carries the server’s time, a request id and nothing that a browser may run', async () => {
    const { headers } = await ana.call('GET', 'sala/list/top-2-salas/');
    const now = Date.parse(await appNow(server.db.fresh));
    expect(Math.abs(Date.parse(headers.get('x-server-time')!) - now)).toBeLessThan(5000);
    expect(headers.get('x-request-id')).toMatch(/^r-/);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect((await server.call('GET', 'home/qr-pay/image/')).headers.get('cache-control')).toContain('max-age=300');
  });

  it('travels compressed to who takes it, when it is long', async () => {
    const ask = (path: string) =>
      server.fetch(new Request(`http://arma11.test/services/${path}`, { headers: { 'accept-encoding': 'gzip' } }));
    const long = await ask('openapi.json');
    expect(long.headers.get('content-encoding')).toBe('gzip');
    expect((await ask('home/qr-pay/image/')).headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 to a reader that holds the same bytes', async () => {
    const first = await ana.call('GET', 'sala/list/top-2-salas/');
    const tag = first.headers.get('etag')!;
    const again = await ana.call('GET', 'sala/list/top-2-salas/', { headers: { 'if-none-match': `"x", ${tag}` } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag]);
  });

  it('hides an unexpected error behind ERROR_INTERNO and logs it', async () => {
    const quiet = await openTestServer(probe, { db: server.db, checkResponses: false });
    const answer = await (await quiet.player()).call('GET', 'sala/list/top-2-salas/?top=3');
    expect([answer.status, answer.body.code]).toEqual([500, 'ERROR_INTERNO']);
    expect(answer.text).not.toMatch(/secret|SQL|private|at /);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(quiet.logged[0]).toMatchObject({ level: 'error', request_id: answer.body.request_id });
    expect(String(quiet.logged[0]?.['error'])).toContain('secret SQL');
  });

  it('turns an answer that breaks the contract into a 500 that names the call, when asked to check', async () => {
    outcome = 'wrong';
    const { status, body } = await ana.call('GET', 'sala/list/top-2-salas/');
    expect(status).toBe(500);
    expect(body.message).toContain('sala/list/top-2-salas/');
  });
});

describe('a write with a key', () => {
  it('happens once, and is answered the second time byte for byte', async () => {
    const before = await effects();
    const first = await leave(7, { 'idempotency-key': KEY });
    const again = await leave(7, { 'idempotency-key': KEY });
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect([runs, (await effects()) - before]).toEqual([1, 1]);
  });

  it('happens once also when sixteen come at the same time (security I14)', async () => {
    const before = await effects();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => leave(8, { 'idempotency-key': 'clave-de-prueba-0016' })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await effects()) - before).toBe(1);
  });

  it('is refused with CLAVE_REUSADA when the content differs, and free for another player', async () => {
    const key = { 'idempotency-key': 'clave-de-prueba-0422' };
    await leave(1, key);
    const other = await leave(2, key);
    expect([other.status, other.body.code]).toEqual([422, 'CLAVE_REUSADA']);
    expect((await leave(2, key, await server.player())).status).toBe(200);
    expect((await leave(1, key)).status).toBe(200);
  });

  it('keeps a final refusal and its words, but undoes the work', async () => {
    const before = await effects();
    outcome = 'refused';
    const key = { 'idempotency-key': 'clave-de-prueba-0409' };
    const first = await leave(3, key);
    outcome = 'ok';
    const again = await leave(3, key);
    expect([first.status, first.body.falta, again.status, again.text]).toEqual([409, 1, 409, first.text]);
    expect((await effects()) - before).toBe(0);
  });

  it.each(['invalid', 'broken'] as const)('tries anew after an answer that was %s', async (bad) => {
    outcome = bad;
    const key = { 'idempotency-key': `clave-de-prueba-${bad}` };
    expect((await leave(4, key)).status).toBeGreaterThanOrEqual(400);
    outcome = 'ok';
    expect((await leave(4, key)).status).toBe(200);
  });

  it.each(['short', 'with spaces in the key', 'á'.repeat(20), 'a'.repeat(65)])('refuses the key %s', async (key) => {
    expect((await leave(5, { 'idempotency-key': encodeURI(key) })).status).toBe(400);
  });

  it('without a key happens each time', async () => {
    await leave(6);
    await leave(6);
    expect(runs).toBe(2);
  });
});

describe('bodies', () => {
  // 422 ENTRO: the handler was reached.
  const send = (body: string) => ana.call('POST', 'plus/compe/1/autofill/', { body });
  it.each([
    ['{"keep":[1,1', 400],
    ['{"keep":[1],"keep":[2]}', 400],
    ['{"__proto__":{"a":1}}', 400],
    ['{"\\u005f_proto__":1}', 400],
    ['{"keep":[1e0]}', 400],
    ['{"keep":[1.0]}', 400],
    ['{"keep":[-0]}', 400],
    ['{"keep":["1"]}', 400],
    ['{"a":{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}}', 422],
    ['{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}}}', 400],
    ['{"a":"{\\"a\\":1,\\"a\\":2} 1e3 __proto__"}', 422],
    ['{"a":[{"b":1},{"b":1}],"b":1}', 422],
    ['', 422],
  ])('reads %s as %i', async (body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('takes 64 KiB and not a byte more', async () => {
    const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    expect((await send(sized(65_536))).status).toBe(422);
    expect((await send(sized(65_537))).status).toBe(413);
  });
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionRoutes } from '../api/accountRoutes';
import { appNow, setClock } from '../platform/db/clock';
import { gameRoutes } from '../api/routeGroups';
import { makePartner, newSignIn, PARTNER, pageCaller, signInOnPage } from '../testing/embedPage';
import { type ApiAnswer, openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';

const { key, origins } = PARTNER;
const [origin, otherOrigin] = origins as [string, string];
const OTHER = { key: 'pk_OtroSitio000000000000A', secret: `sk_${'o'.repeat(43)}`, origins: ['https://otro.example'] };
const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;

let server: TestServer;
let ana: TestPlayer;
let made = 0;
const seed = () => `${(made += 1)}`;
const at = (time: number) => setClock(server.db, { at: new Date(NOW + time), speed: 0 });
const outcomeOf = ({ status, body }: ApiAnswer) => `${status} ${body?.code ?? body?.status ?? 'ok'}`;

beforeAll(async () => {
  server = await openTestServer([sessionRoutes, ...gameRoutes]);
  await makePartner(server.db);
  await makePartner(server.db, OTHER);
});
afterAll(() => server.close());
beforeEach(async () => {
  await at(0);
  ana = await server.player();
});

/** Ana grants; returns how the page asks for its token. */
async function granted() {
  const { state, verifier, challenge } = await newSignIn(seed());
  const body = { key, state, challenge, origin };
  const answer = await ana.call('POST', 'plus/embed/grants/', { body });
  const redeem = (page = origin, given: object = {}) =>
    pageCaller(server, page)('POST', 'plus/embed/token/', { body: { key, state, verifier, ...given } });
  return { answer, body, redeem };
}
const signIn = () => signInOnPage(server, ana, { seed: seed(), key, origin });
/** A handle as a page makes it. */
const madeHandle = () => `eh_${randomBytes(32).toString('base64url')}`;
const renew = (handle: string, page = origin, of = key, next?: string) =>
  pageCaller(server, page)('POST', 'plus/embed/token/', { body: { key: of, handle, next } });
const viewer = (token: string, headers: Record<string, string>) =>
  server.call('GET', 'plus/embed/viewer/', { headers: { authorization: `Bearer ${token}`, ...headers } });

describe('who embeds', () => {
  it('is named by the publishable key, and the secret is not', async () => {
    const { status, body, text } = await server.call('GET', `plus/embed/config/${key}/`);
    expect([status, body]).toEqual([
      200,
      {
        partner: 'Diario',
        origins,
        scopes: ['lineup:write', 'predi:write', 'saldo:read', 'quest:read'],
        locale: 'es-PE',
        test: false,
      },
    ]);
    expect(text).not.toMatch(/sk_|secret|hash/);
    expect(outcomeOf(await server.call('GET', `plus/embed/config/pk_${'x'.repeat(22)}/`))).toBe('404 NO_EXISTE');
  });
});

describe('a sign-in from a partner’s page', () => {
  it('gives a token of the scopes, a handle, and who plays; no secret of it is stored', async () => {
    const { answer, redeem, body: asked } = await granted();
    expect([outcomeOf(answer), answer.body]).toEqual(['200 ok', { status: 'ok', state: asked.state }]);
    const { body } = await redeem();
    expect(body).toMatchObject({
      token: expect.stringMatching(/^et_[\w-]{43}$/),
      handle: expect.stringMatching(/^eh_[\w-]{43}$/),
    });
    const me = await viewer(body.token, { origin });
    expect([outcomeOf(me), Object.keys(me.body)]).toEqual(['200 ok', ['username', 'avatar', 'local_contry', 'saldo']]);
    const { rows } = await sql<{
      all: string;
    }>`select string_agg(g::text, ' ') || (select string_agg(h::text, ' ') from embed_handle h)
      || (select string_agg(t::text, ' ') from embed_token t) as all from embed_grant g`.execute(server.db.fresh);
    for (const secret of [body.token, body.handle, asked.state]) expect(rows[0]!.all).not.toContain(secret.slice(3));
  });

  it('is pending until the player grants, and says so without an error that consoles would print', async () => {
    const { state, verifier } = await newSignIn(seed());
    const asked = await pageCaller(server, origin)('POST', 'plus/embed/token/', { body: { key, state, verifier } });
    expect([asked.status, asked.body]).toEqual([200, { status: 'pendiente', retry_after: 1 }]);
  });

  it('is redeemed once', async () => {
    const { redeem } = await granted();
    expect([outcomeOf(await redeem()), outcomeOf(await redeem())]).toEqual(['200 ok', '410 PERMISO_VENCIDO']);
  });

  it('is redeemed once also by two who ask at the same time', async () => {
    const { redeem } = await granted();
    const both = await Promise.all([redeem(), redeem()]);
    expect(both.map(outcomeOf).sort()).toEqual(['200 ok', '410 PERMISO_VENCIDO']);
  });

  it('is redeemed by whoever has the verifier, and by them still after a wrong guess', async () => {
    const { redeem } = await granted();
    const { verifier } = await newSignIn('otro');
    expect([outcomeOf(await redeem(origin, { verifier })), outcomeOf(await redeem())]).toEqual([
      '401 CREDENCIALES',
      '200 ok',
    ]);
  });

  it.each([
    ['another page of the same partner', () => [otherOrigin, {}] as const, '403 ORIGEN_NO_PERMITIDO'],
    ['a page that is nobody’s', () => ['https://malo.example', {}] as const, '403 ORIGEN_NO_PERMITIDO'],
    ['a sandboxed page', () => ['null', {}] as const, '403 ORIGEN_NO_PERMITIDO'],
    ['its page with another partner’s key', () => [origin, { key: OTHER.key }] as const, '403 ORIGEN_NO_PERMITIDO'],
    ['another partner’s page', () => [OTHER.origins[0]!, { key: OTHER.key }] as const, '200 pendiente'],
  ])('is not redeemed by %s', async (_, by, code) => {
    const { redeem } = await granted();
    expect([outcomeOf(await redeem(...by())), outcomeOf(await redeem())]).toEqual([code, '200 ok']);
  });

  it('is not redeemed without a page', async () => {
    const { body, redeem } = await granted();
    const { verifier } = await newSignIn(`${made}`);
    const bare = await server.call('POST', 'plus/embed/token/', { body: { key, state: body.state, verifier } });
    expect([outcomeOf(bare), outcomeOf(await redeem())]).toEqual(['403 ORIGEN_NO_PERMITIDO', '200 ok']);
  });

  it('waits five minutes for its page, to the second', async () => {
    const [early, late] = [await granted(), await granted()];
    await at(5 * MINUTE - SECOND);
    expect(outcomeOf(await early.redeem())).toBe('200 ok');
    await at(5 * MINUTE);
    expect(outcomeOf(await late.redeem())).toBe('410 PERMISO_VENCIDO');
  });
});

describe('granting', () => {
  it('twice the same is one grant', async () => {
    const { body, redeem } = await granted();
    expect(outcomeOf(await ana.call('POST', 'plus/embed/grants/', { body }))).toBe('200 ok');
    expect((await ana.call('GET', 'plus/embed/grants/')).body).toHaveLength(1);
    expect(outcomeOf(await redeem())).toBe('200 ok');
  });

  it('refuses the state of somebody else’s sign-in, or of one that is over', async () => {
    const { body, redeem } = await granted();
    const luis = await server.player();
    expect(outcomeOf(await luis.call('POST', 'plus/embed/grants/', { body }))).toBe('410 PERMISO_VENCIDO');
    expect(
      outcomeOf(await ana.call('POST', 'plus/embed/grants/', { body: { ...body, challenge: 'x'.repeat(43) } })),
    ).toBe('410 PERMISO_VENCIDO');
    await redeem();
    expect(outcomeOf(await ana.call('POST', 'plus/embed/grants/', { body }))).toBe('410 PERMISO_VENCIDO');
  });

  it.each(['https://malo.example', 'https://diario.example.malo.example', 'https://diario.example/', 'null-null'])(
    'refuses a page that is not the partner’s: %s',
    async (strange) => {
      const { body } = await granted();
      const { state, challenge } = await newSignIn(seed());
      const answer = await ana.call('POST', 'plus/embed/grants/', {
        body: { ...body, state, challenge, origin: strange },
      });
      expect(outcomeOf(answer)).toBe('403 ORIGEN_NO_PERMITIDO');
    },
  );

  it('needs a session of the player’s: nobody, and no token of a page, can grant', async () => {
    const { body } = await granted();
    expect(outcomeOf(await server.call('POST', 'plus/embed/grants/', { body }))).toBe('401 NO_AUTENTICADO');
    const { call } = await signIn();
    expect(outcomeOf(await call('POST', 'plus/embed/grants/', { body }))).toBe('403 FUERA_DE_ALCANCE');
  });
});

describe('a token', () => {
  it('lasts fifteen minutes, to the second', async () => {
    const { call, expires_at } = await signIn();
    expect(Date.parse(expires_at)).toBe(NOW + 15 * MINUTE);
    await at(15 * MINUTE - SECOND);
    expect(outcomeOf(await call('GET', 'plus/embed/viewer/'))).toBe('200 ok');
    await at(15 * MINUTE);
    expect(outcomeOf(await call('GET', 'plus/embed/viewer/'))).toBe('401 NO_AUTENTICADO');
  });

  it('is worth nothing on another page, on none, or in a sandbox', async () => {
    const { token } = await signIn();
    const headers: Record<string, string>[] = [
      { origin },
      { origin: otherOrigin },
      { origin: 'https://malo.example' },
      { origin: `${origin}, https://malo.example` },
      { origin: 'null' },
      {},
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin', host: 'diario.example.malo.example' },
    ];
    const answers = [];
    for (const each of headers) answers.push((await viewer(token, each)).status);
    expect(answers).toEqual([200, 401, 401, 401, 401, 401, 401, 401]);
  });

  it('is good on a page of our own host, whose GETs carry no Origin', async () => {
    await sql`update partner set origins = origins || '{http://arma11.test}' where key = ${key}`.execute(
      server.db.fresh,
    );
    const { token } = await signInOnPage(server, ana, { seed: seed(), key, origin: 'http://arma11.test' });
    expect((await viewer(token, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await viewer(token, { 'sec-fetch-site': 'same-site' })).status).toBe(401);
    await sql`update partner set origins = ${origins}::text[] where key = ${key}`.execute(server.db.fresh);
    // The partner gave the page up.
    expect((await viewer(token, { 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  });

  it('tells the balance with saldo:read alone', async () => {
    await sql`update partner set scopes = '{predi:write}' where key = ${key}`.execute(server.db.fresh);
    const { call } = await signIn();
    await sql`update partner set scopes = default where key = ${key}`.execute(server.db.fresh);
    expect((await call('GET', 'plus/embed/viewer/')).body).toMatchObject({ saldo: null });
    expect(outcomeOf(await call('GET', 'quest/get/main-quest/'))).toBe('403 FUERA_DE_ALCANCE');
    expect((await call('GET', 'predi/sala/list-by_user/')).status).toBe(200);
    expect(outcomeOf(await call('POST', 'predi/ins-predi/ins-user/', { body: { predi: 1 } }))).toBe(
      '403 FUERA_DE_ALCANCE',
    );
  });

  it('never passes for a sign-in: it opens no desk, and proves nobody', async () => {
    const admin = await server.player({ role: 'admin' });
    const { call } = await signInOnPage(server, admin, { seed: seed(), key, origin });
    expect(outcomeOf(await call('POST', 'plus/auth/reauth/', { body: { password: 'x' } }))).toBe(
      '403 FUERA_DE_ALCANCE',
    );
    expect(outcomeOf(await call('GET', 'users/get-data/'))).toBe('403 FUERA_DE_ALCANCE');
  });

  it('asks for the outcome of what a page can have written, and of nothing else', async () => {
    const { call } = await signIn();
    const keep = (route: string, name: string) =>
      sql`insert into idempotency (user_id, route, key, request_hash, status, body)
        values (${ana.id}, ${route}, ${name}, '', 200, '{"saldo":5}')`.execute(server.db.fresh);
    await keep('POST predi/ins-predi/ins-user/', 'clave-de-entrada-0001');
    await keep('POST plus/withdrawals/', 'clave-de-retiro-00001');
    const state = async (name: string) => (await call('GET', `plus/outcomes/${name}/`)).body.state;
    expect([await state('clave-de-entrada-0001'), await state('clave-de-retiro-00001')]).toEqual(['done', 'unknown']);
    expect((await ana.call('GET', 'plus/outcomes/clave-de-retiro-00001/')).body.state).toBe('done');
  });
});

describe('a handle', () => {
  it('gives the next token and the next handle, without ending the token before', async () => {
    const first = await signIn();
    const next = await renew(first.handle);
    expect([outcomeOf(next), next.body.token === first.token, next.body.handle === first.handle]).toEqual([
      '200 ok',
      false,
      false,
    ]);
    expect((await viewer(next.body.token, { origin })).status).toBe(200);
    expect((await viewer(first.token, { origin })).status).toBe(200);
    expect(outcomeOf(await renew(next.body.handle))).toBe('200 ok');
  });

  it('that comes again was copied: it ends the grant, with every token and the newer handle', async () => {
    const first = await signIn();
    const { body: second } = await renew(first.handle);
    expect(outcomeOf(await renew(first.handle))).toBe('401 NO_AUTENTICADO');
    expect(outcomeOf(await renew(second.handle))).toBe('401 NO_AUTENTICADO');
    expect([(await viewer(first.token, { origin })).status, (await viewer(second.token, { origin })).status]).toEqual([
      401, 401,
    ]);
  });

  it('is shown again with the same next one by a page that had no answer: it gets the same handle', async () => {
    const first = await signIn();
    const next = madeHandle();
    const lost = await renew(first.handle, origin, key, next);
    const again = await renew(first.handle, origin, key, next);
    expect([outcomeOf(lost), lost.body.handle, outcomeOf(again), again.body.handle]).toEqual([
      '200 ok',
      next,
      '200 ok',
      next,
    ]);
    expect((await viewer(again.body.token, { origin })).status).toBe(200);
    expect(outcomeOf(await renew(next))).toBe('200 ok');
  });

  it('shown again with another next one was copied', async () => {
    const first = await signIn();
    const { body } = await renew(first.handle, origin, key, madeHandle());
    expect(outcomeOf(await renew(first.handle, origin, key, madeHandle()))).toBe('401 NO_AUTENTICADO');
    expect(outcomeOf(await renew(body.handle))).toBe('401 NO_AUTENTICADO');
  });

  it('shown again when the next one is spent was copied too', async () => {
    const first = await signIn();
    const next = madeHandle();
    await renew(first.handle, origin, key, next);
    const { body } = await renew(next);
    expect(outcomeOf(await renew(first.handle, origin, key, next))).toBe('401 NO_AUTENTICADO');
    expect(outcomeOf(await renew(body.handle))).toBe('401 NO_AUTENTICADO');
  });

  it('is not spent for a next one that is somebody’s already', async () => {
    const [first, other] = [await signIn(), await signIn()];
    expect(outcomeOf(await renew(first.handle, origin, key, other.handle))).toBe('401 NO_AUTENTICADO');
    expect(outcomeOf(await renew(first.handle, origin, key, first.handle))).toBe('401 NO_AUTENTICADO');
    expect([outcomeOf(await renew(first.handle)), outcomeOf(await renew(other.handle))]).toEqual(['200 ok', '200 ok']);
  });

  it('is taken by one of two who show it at once, and then by neither', async () => {
    const { handle } = await signIn();
    const both = await Promise.all([renew(handle), renew(handle)]);
    expect(both.map(outcomeOf).sort()).toEqual(['200 ok', '401 NO_AUTENTICADO']);
    const { body } = both.find(({ status }) => status === 200)!;
    expect(outcomeOf(await renew(body.handle))).toBe('401 NO_AUTENTICADO');
  });

  it('is good on its page alone, and is not spent elsewhere', async () => {
    const { handle } = await signIn();
    expect(outcomeOf(await renew(handle, otherOrigin))).toBe('403 ORIGEN_NO_PERMITIDO');
    expect(outcomeOf(await renew(handle, 'https://malo.example'))).toBe('403 ORIGEN_NO_PERMITIDO');
    expect(outcomeOf(await renew(handle, OTHER.origins[0], OTHER.key))).toBe('401 NO_AUTENTICADO');
    expect(outcomeOf(await renew(handle))).toBe('200 ok');
  });

  it('leads no further than twelve hours after the sign-in', async () => {
    const { handle } = await signIn();
    await at(12 * 60 * MINUTE - SECOND);
    const { body } = await renew(handle);
    await at(12 * 60 * MINUTE);
    expect(outcomeOf(await renew(body.handle))).toBe('401 NO_AUTENTICADO');
    expect(await appNow(server.db.fresh)).toBe(new Date(NOW + 12 * 60 * MINUTE).toISOString());
  });

  it('of nobody’s gives nothing', async () => {
    expect(outcomeOf(await renew(`eh_${'z'.repeat(43)}`))).toBe('401 NO_AUTENTICADO');
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionRoutes } from '../api/accountRoutes';
import { setClock } from '../platform/db/clock';
import { gameRoutes } from '../api/routeGroups';
import { makePartner, PARTNER, pageCaller } from '../testing/embedPage';
import { type ApiAnswer, openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';

const { key, secret, origins } = PARTNER;
const [origin, otherOrigin] = origins as [string, string];
const OTHER = { key: 'pk_OtroSitio000000000000A', secret: `sk_${'o'.repeat(43)}`, origins: ['https://otro.example'] };
const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const MINUTE = 60_000;

let server: TestServer;
let ana: TestPlayer;
let luis: TestPlayer;
let made = 0;
let userRef = '';
const at = (time: number) => setClock(server.db, { at: new Date(NOW + time), speed: 0 });
const outcomeOf = ({ status, body }: ApiAnswer) => `${status} ${body?.code ?? 'ok'}`;

beforeAll(async () => {
  server = await openTestServer([sessionRoutes, ...gameRoutes]);
  await makePartner(server.db);
  await makePartner(server.db, OTHER);
});
afterAll(() => server.close());
beforeEach(async () => {
  await at(0);
  [ana, luis] = [await server.player(), await server.player()];
  userRef = `lectora-${(made += 1)}`;
});

/** What the partner's server asks for; it is no page. */
const ask = (given: object = {}) =>
  server.call('POST', 'plus/embed/token/', { body: { secret, user_ref: userRef, ...given } });
const codeIn = ({ body }: ApiAnswer) => new URL(body.link_url).searchParams.get('link')!;
const link = (who: TestPlayer, code: string, of = key) =>
  who.call('POST', 'plus/embed/grants/', { body: { key: of, link: code } });
const viewer = (token: string, page: string) => pageCaller(server, page, token)('GET', 'plus/embed/viewer/');
const nameOf = async ({ id }: TestPlayer) =>
  (await server.db.fresh.selectFrom('app_user').select('username').where('id', '=', id).executeTakeFirstOrThrow())
    .username;

describe('a partner’s server', () => {
  it('is sent where its user can link an account, and gets a token once that is done', async () => {
    const unlinked = await ask();
    expect(outcomeOf(unlinked)).toBe('409 SIN_VINCULO');
    const url = new URL(unlinked.body.link_url);
    expect([url.origin, url.pathname, url.searchParams.get('key')]).toEqual([
      'https://arma11.test',
      '/embed/entrar',
      key,
    ]);
    expect((await link(ana, codeIn(unlinked))).body).toEqual({ status: 'ok', state: null });
    const { body } = await ask();
    expect(body).toMatchObject({
      token: expect.stringMatching(/^et_/),
      handle: null,
      expires_at: new Date(NOW + 15 * MINUTE).toISOString(),
    });
    expect((await viewer(body.token, origin)).body).toMatchObject({ username: await nameOf(ana) });
  });

  it('gets a token for the page that it names, or for any of its pages', async () => {
    await link(ana, codeIn(await ask()));
    const any = (await ask()).body.token;
    const one = (await ask({ origin })).body.token;
    const statuses = async (token: string) =>
      Promise.all(
        [origin, otherOrigin, OTHER.origins[0]!, 'null'].map(async (page) => (await viewer(token, page)).status),
      );
    expect(await statuses(any)).toEqual([200, 200, 401, 401]);
    expect(await statuses(one)).toEqual([200, 401, 401, 401]);
    expect(outcomeOf(await ask({ origin: 'https://malo.example' }))).toBe('403 ORIGEN_NO_PERMITIDO');
  });

  it('shows its own secret, and shows it from a server', async () => {
    expect(outcomeOf(await ask({ secret: `sk_${'x'.repeat(43)}` }))).toBe('401 CREDENCIALES');
    const body = { secret, user_ref: userRef };
    expect(outcomeOf(await pageCaller(server, origin)('POST', 'plus/embed/token/', { body }))).toBe(
      '403 ORIGEN_NO_PERMITIDO',
    );
  });

  it('speaks for its own users: the same name at another partner is another user', async () => {
    await link(ana, codeIn(await ask()));
    expect(outcomeOf(await ask({ secret: OTHER.secret }))).toBe('409 SIN_VINCULO');
  });

  it.each(['', 'con espacio', 'ñandú', 'x'.repeat(129), 'a\nb'])('has no user %j', async (user_ref) => {
    expect(outcomeOf(await ask({ user_ref }))).toBe('400 DATOS_INVALIDOS');
  });
});

describe('a code to link by', () => {
  it('works once; whoever used it may say so again', async () => {
    const code = codeIn(await ask());
    expect([
      outcomeOf(await link(ana, code)),
      outcomeOf(await link(ana, code)),
      outcomeOf(await link(luis, code)),
    ]).toEqual(['200 ok', '200 ok', '410 PERMISO_VENCIDO']);
    expect((await ana.call('GET', 'plus/embed/grants/')).body).toHaveLength(1);
  });

  it('lasts ten minutes, to the second', async () => {
    const codes = [codeIn(await ask()), codeIn(await ask())];
    await at(10 * MINUTE - 1000);
    expect(outcomeOf(await link(ana, codes[0]!))).toBe('200 ok');
    await at(10 * MINUTE);
    expect(outcomeOf(await link(ana, codes[1]!))).toBe('410 PERMISO_VENCIDO');
  });

  it('is one partner’s, and is guessed by nobody', async () => {
    const code = codeIn(await ask());
    expect(outcomeOf(await link(ana, code, OTHER.key))).toBe('410 PERMISO_VENCIDO');
    expect(outcomeOf(await link(ana, 'x'.repeat(43)))).toBe('410 PERMISO_VENCIDO');
    const { rows } = await sql<{ all: string }>`select string_agg(c::text, ' ') as all from embed_link_code c`.execute(
      server.db.fresh,
    );
    expect(rows[0]!.all).not.toContain(code);
  });

  it('moves the partner’s user to whoever links last, and does not give an ended link back', async () => {
    const [first, second] = [codeIn(await ask()), codeIn(await ask())];
    await link(ana, first);
    const old = (await ask()).body.token;
    await link(luis, second);
    expect((await viewer(old, origin)).status).toBe(401);
    expect((await viewer((await ask()).body.token, origin)).body).toMatchObject({ username: await nameOf(luis) });
    expect(outcomeOf(await link(ana, first))).toBe('410 PERMISO_VENCIDO');
    expect((await ana.call('GET', 'plus/embed/grants/')).body).toEqual([]);
  });
});

describe('the player', () => {
  it('sees the link among the sites that have access, without an end, and ends it', async () => {
    await link(ana, codeIn(await ask()));
    const { token } = (await ask()).body;
    const { body } = await ana.call('GET', 'plus/embed/grants/');
    expect(body).toEqual([
      {
        id: expect.any(Number),
        partner: 'Diario',
        origin: null,
        scopes: ['lineup:write', 'predi:write', 'saldo:read', 'quest:read'],
        created_at: new Date(NOW).toISOString(),
        last_used_at: new Date(NOW).toISOString(),
        expires_at: null,
      },
    ]);
    expect(outcomeOf(await luis.call('DELETE', `plus/embed/grants/${body[0].id}/`))).toBe('404 NO_EXISTE');
    expect(outcomeOf(await ana.call('DELETE', `plus/embed/grants/${body[0].id}/`))).toBe('200 ok');
    expect([(await viewer(token, origin)).status, outcomeOf(await ask())]).toEqual([401, '409 SIN_VINCULO']);
  });

  it('signs out of the page: that token ends, and the link stays', async () => {
    await link(ana, codeIn(await ask()));
    const [mine, others] = [(await ask()).body.token, (await ask()).body.token];
    expect(outcomeOf(await pageCaller(server, origin, mine)('POST', 'plus/embed/end/', { body: {} }))).toBe('200 ok');
    expect([(await viewer(mine, origin)).status, (await viewer(others, origin)).status]).toEqual([401, 200]);
    expect(outcomeOf(await ask())).toBe('200 ok');
  });
});

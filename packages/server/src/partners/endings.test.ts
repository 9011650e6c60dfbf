import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountsRoutes, sessionRoutes } from '../api/accountRoutes';
import { purgeDeletedAccounts } from '../players/accounts/purgeDeletedAccounts';
import { setClock } from '../platform/db/clock';
import { opsRoutes } from '../api/operatorRoutes';
import { gameRoutes } from '../api/routeGroups';
import { makePartner, newSignIn, pageCaller, signInOnPage } from '../testing/embedPage';
import { testCommand } from '../testing/testCommand';
import { type ApiCall, openTestServer, type TestPlayer, type TestServer } from '../testing/testServer';

const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const ORIGIN = 'https://diario.example';
/** Vouches for everybody: the token is the address. */
const identity = { verify: async (token: string) => ({ sub: token, email: token, name: null }) };

let server: TestServer;
let admin: TestPlayer;
let ana: TestPlayer;
let partner: { id: number; key: string; secret: string };
let onPage: ApiCall;
let handle = '';
let linked: ApiCall;
let made = 0;

const at = (minutes: number) => setClock(server.db, { at: new Date(NOW + minutes * 60_000), speed: 0 });
const two = (letter: string, count: number) => String(made).padStart(count, letter);

beforeAll(async () => {
  server = await openTestServer([accountsRoutes, sessionRoutes, ...gameRoutes, opsRoutes], { identity });
  admin = await server.player({ role: 'admin' });
});
afterAll(() => server.close());

/** Ana has a page and a link of one partner. */
beforeEach(async () => {
  made += 1;
  await at(0);
  ana = await server.player({ email: `ana${made}@arma11.test`, birthDate: '1990-01-01' });
  const { key, secret } = { key: `pk_${two('k', 22)}`, secret: `sk_${two('s', 43)}` };
  partner = await makePartner(server.db, { key, secret, origins: [ORIGIN] });
  const page = await signInOnPage(server, ana, { seed: `fin${made}`, key, origin: ORIGIN });
  [onPage, handle] = [page.call, page.handle];
  const link = new URL((await askToken()).body.link_url).searchParams.get('link');
  await ana.call('POST', 'plus/embed/grants/', { body: { key, link } });
  linked = pageCaller(server, ORIGIN, (await askToken()).body.token);
});

const askToken = () => server.call('POST', 'plus/embed/token/', { body: { secret: partner.secret, user_ref: 'u1' } });
const status = async (call: ApiCall) => (await call('GET', 'plus/embed/viewer/')).status;
const codeOf = (answer: { status: number; body: { code?: string } }) => answer.body.code ?? String(answer.status);
const renewed = () =>
  pageCaller(server, ORIGIN)('POST', 'plus/embed/token/', { body: { key: partner.key, handle } }).then(codeOf);

/** What is left: the page's token, its handle, the link's token, and what the partner's server is told. */
const left = async () => [await status(onPage), await renewed(), await status(linked), codeOf(await askToken())];
const ALL = [200, '200', 200, '200'];
const NOTHING = [401, 'NO_AUTENTICADO', 401, 'SIN_VINCULO'];
const PAGE_ENDED = [401, 'NO_AUTENTICADO', 200, '200'];

async function resetPassword(): Promise<void> {
  await server.call('POST', 'plus/auth/password/forgot/', { body: { email: `ana${made}@arma11.test` } });
  const { body } = await vi.waitFor(() =>
    server.db.fresh
      .selectFrom('outbox')
      .select('body')
      .where('recipient', '=', `ana${made}@arma11.test`)
      .executeTakeFirstOrThrow(),
  );
  const token = /[A-Za-z0-9_-]{43}/.exec(body)![0];
  const answer = await server.call('POST', 'plus/auth/password/reset/', {
    body: { token, password: 'otra-clave-larga-11' },
  });
  expect(answer.status).toBe(200);
}

const ok = async (answer: Promise<{ status: number; text: string }>) => {
  const { status: got, text } = await answer;
  expect(got === 200 ? 'ok' : text).toBe('ok');
};

describe('what a player let pages do ends with', () => {
  it('nothing else: it is all there before', async () => expect(await left()).toEqual(ALL));

  it('a password that was set by a mailed link', async () => {
    await resetPassword();
    expect(await left()).toEqual(NOTHING);
  });

  it('a password that the player changed, though that session goes on', async () => {
    await ok(
      ana.call('PATCH', `users/update-data/${ana.id}/`, { body: { id: ana.id, password: 'otra-clave-larga-11' } }),
    );
    expect((await ana.call('GET', 'users/get-data/')).status).toBe(200);
    expect(await left()).toEqual(NOTHING);
  });

  it('a password that the desk gave', async () => {
    await testCommand(server.db, 'user reset', { user: `ana${made}@arma11.test`, reason: 'Llamó por teléfono.' });
    expect(await left()).toEqual(NOTHING);
  });

  it('a block, and does not come back with the end of it', async () => {
    await ok(admin.call('POST', `ops/users/${ana.id}/block/`, { body: { reason: 'Se queja mucha gente.' } }));
    expect(await left()).toEqual(NOTHING);
    await ok(admin.call('POST', `ops/users/${ana.id}/unblock/`, { body: { reason: 'Fue un error.' } }));
    expect(await left()).toEqual(NOTHING);
  });

  it('leaving, and does not come back with the player', async () => {
    await ok(ana.call('DELETE', 'plus/auth/account/', { body: { password: 'secreto1' } }));
    expect(await left()).toEqual(NOTHING);
    await sql`update app_user set deleted_at = null where id = ${ana.id}`.execute(server.db.fresh);
    expect(await left()).toEqual(NOTHING);
  });

  it('the person’s data, of which nothing stays', async () => {
    await ok(ana.call('DELETE', 'plus/auth/account/', { body: { password: 'secreto1' } }));
    await at(31 * 24 * 60);
    await purgeDeletedAccounts(server.deps);
    const { rows } = await sql`select 1 from embed_grant where user_id = ${ana.id}`.execute(server.db.fresh);
    expect(rows).toEqual([]);
  });

  it('the owner of the address, who comes with Google', async () => {
    await ok(server.call('POST', 'users/login-google/', { body: { token_id: `ana${made}@arma11.test` } }));
    expect(await left()).toEqual(NOTHING);
  });

  it('the partner', async () => {
    await ok(admin.call('POST', `ops/partners/${partner.id}/close/`, { body: { reason: 'El contrato terminó.' } }));
    expect([await status(onPage), await renewed(), await status(linked), codeOf(await askToken())]).toEqual([
      401,
      'LLAVE_DESCONOCIDA',
      401,
      'CREDENCIALES',
    ]);
    expect((await ana.call('GET', 'plus/embed/grants/')).body).toEqual([]);
    await sql`update partner set closed_at = null where id = ${partner.id}`.execute(server.db.fresh);
    expect(await left()).toEqual(NOTHING);
  });
});

describe('what one page was let do ends alone', () => {
  it('with the session that gave it, by signing out', async () => {
    await ok(ana.call('POST', 'plus/auth/logout/', { body: {} }));
    expect(await left()).toEqual(PAGE_ENDED);
  });

  it('with that session, ended from another place', async () => {
    const [{ id }] = (await ana.call('GET', 'plus/users/me/sessions/')).body;
    await ok(ana.call('DELETE', `plus/users/me/sessions/${id}/`));
    expect(await left()).toEqual(PAGE_ENDED);
  });

  it('by the player’s word, in the list of sites', async () => {
    const sites: { id: number; origin: string | null }[] = (await ana.call('GET', 'plus/embed/grants/')).body;
    const { id } = sites.find(({ origin }) => origin === ORIGIN)!;
    await ok(ana.call('DELETE', `plus/embed/grants/${id}/`));
    await ok(ana.call('DELETE', `plus/embed/grants/${id}/`));
    expect(await left()).toEqual(PAGE_ENDED);
  });

  it('by signing out of the page', async () => {
    await ok(onPage('POST', 'plus/embed/end/', { body: {} }));
    expect(await left()).toEqual(PAGE_ENDED);
  });

  it('when the partner gives the page up', async () => {
    await testCommand(server.db, 'partner origins', { partner: partner.id, origins: 'https://nuevo.example' });
    expect([await status(onPage), await renewed()]).toEqual([401, 'ORIGEN_NO_PERMITIDO']);
  });

  it('before it began: the grant of a session that is gone gives no token', async () => {
    const { state, verifier, challenge } = await newSignIn(`tarde${made}`);
    const { key } = partner;
    await ok(ana.call('POST', 'plus/embed/grants/', { body: { key, state, challenge, origin: ORIGIN } }));
    await ok(ana.call('POST', 'plus/auth/logout/', { body: {} }));
    const answer = await pageCaller(server, ORIGIN)('POST', 'plus/embed/token/', { body: { key, state, verifier } });
    expect(codeOf(answer)).toBe('PERMISO_VENCIDO');
  });
});

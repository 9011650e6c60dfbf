import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consoleRoutes } from '../../api/consoleRoutes';
import { sessionRoutes } from '../../api/accountRoutes';
import { setClock } from '../../platform/db/clock';
import { gameRoutes } from '../../api/routeGroups';
import { makePartner, type TestPartner } from '../../testing/embedPage';
import { testCommand } from '../../testing/testCommand';
import { openTestServer, type ApiAnswer, type TestPlayer, type TestServer } from '../../testing/testServer';

const NOW = Date.parse('2026-06-10T18:00:00Z');
const DAY = 86_400_000;

let server: TestServer;
let partner: TestPartner;
let ana: TestPlayer;
let luis: TestPlayer;
let made = 0;
beforeAll(async () => {
  server = await openTestServer([sessionRoutes, ...gameRoutes, consoleRoutes]);
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  await at(0);
  partner = await makePartner(server.db, {
    key: `pk_DiarioDePruebas00000${String(made).padStart(2, '0')}`,
    secret: `sk_${String(made).padEnd(43, 's')}`,
  });
  [ana, luis] = [await server.player(), await server.player()];
});

const at = (ms: number) => setClock(server.db, { at: new Date(NOW + ms), speed: 0 });
const outcomeOf = ({ status, body }: ApiAnswer) => `${status} ${body?.code ?? 'ok'}`;
async function invitation(): Promise<string> {
  const { link } = (await testCommand(server.db, 'partner invite', { partner: partner.id })) as { link: string };
  return new URL(link).searchParams.get('invitacion')!;
}
const accept = (who: TestPlayer, code: string) => who.call('POST', 'plus/console/invitations/', { body: { code } });
const join = async (who: TestPlayer) => expect(outcomeOf(await accept(who, await invitation()))).toBe('200 ok');
const path = (end: string, id = partner.id) => `plus/console/partners/${id}/${end}`;
const mine = async (who: TestPlayer) =>
  (await who.call('GET', 'plus/console/partners/')).body.map((each: { partner: number }) => each.partner);

/** Every call that names a partner, with a body that it takes. */
const calls: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', end: string, body?: object][] = [
  ['PUT', 'origins/', { origins: ['https://otro.example'] }],
  ['POST', 'secret/'],
  ['GET', 'pages/'],
  ['GET', 'webhooks/'],
  ['POST', 'webhooks/', { url: 'https://diario.example/arma11', events: ['room.joined'] }],
  ['DELETE', 'webhooks/wh_0123456789abcdef/'],
  ['POST', 'webhooks/wh_0123456789abcdef/test/'],
  ['GET', 'deliveries/'],
  ['POST', 'deliveries/7d444840-9dc0-11d1-b245-5ffdce74fad2/resend/'],
];

describe('an invitation', () => {
  it('lets one person work for the partner, and says the same when it is opened again', async () => {
    const code = await invitation();
    const first = await accept(ana, code);
    expect(first.body).toMatchObject({ partner: partner.id, key: partner.key, origins: partner.origins });
    expect((await accept(ana, code)).body).toEqual(first.body);
    expect(outcomeOf(await accept(luis, code))).toBe('410 PERMISO_VENCIDO');
    expect([await mine(ana), await mine(luis)]).toEqual([[partner.id], []]);
  });

  it('is over after seven days, and with the partner’s access', async () => {
    const [late, closed] = [await invitation(), await invitation()];
    await at(7 * DAY);
    expect(outcomeOf(await accept(ana, late))).toBe('410 PERMISO_VENCIDO');
    await at(0);
    await testCommand(server.db, 'partner close', { partner: partner.id, reason: 'prueba' });
    expect(outcomeOf(await accept(ana, closed))).toBe('410 PERMISO_VENCIDO');
  });

  it('that nobody made opens nothing', async () => {
    expect(outcomeOf(await accept(ana, 'x'.repeat(43)))).toBe('410 PERMISO_VENCIDO');
    expect(outcomeOf(await accept(ana, 'corto'))).toBe('400 DATOS_INVALIDOS');
  });

  it('is undone by the operator, at once', async () => {
    await join(ana);
    await testCommand(server.db, 'partner member-remove', { partner: partner.id, user: ana.id });
    expect(outcomeOf(await ana.call('GET', path('pages/')))).toBe('404 NO_EXISTE');
    expect(await testCommand(server.db, 'partner members', { partner: partner.id })).toEqual([]);
  });
});

describe('the console', () => {
  it.each(calls)('%s %s is nobody’s who does not work for the partner', async (method, end, body) => {
    await join(luis);
    expect(outcomeOf(await ana.call(method, path(end), { body }))).toBe('404 NO_EXISTE');
    expect(outcomeOf(await server.call(method, path(end), { body }))).toMatch(/^401/);
    expect(outcomeOf(await luis.call(method, path(end, partner.id - 1), { body }))).toBe('404 NO_EXISTE');
  });

  it('is read, and not changed, once the partner’s access has ended', async () => {
    await join(ana);
    await testCommand(server.db, 'partner close', { partner: partner.id, reason: 'prueba' });
    for (const [method, end, body] of calls) {
      const expected = method === 'GET' ? '200 ok' : '409 CERRADO';
      expect([end, outcomeOf(await ana.call(method, path(end), { body }))]).toEqual([end, expected]);
    }
  });

  it('asks who they are anew before what opens doors', async () => {
    await join(ana);
    await at(11 * 60_000);
    for (const [method, end, body] of calls.filter(([, name]) => /^(origins|secret)/.test(name))) {
      expect(outcomeOf(await ana.call(method, path(end), { body }))).toBe('403 REAUTENTICAR');
    }
  });

  it('changes the pages that may ask, each as browsers send it', async () => {
    await join(ana);
    const change = (origins: string[]) => ana.call('PUT', path('origins/'), { body: { origins } });
    expect((await change(['https://otro.example', 'http://localhost:5173'])).body.origins).toEqual([
      'https://otro.example',
      'http://localhost:5173',
    ]);
    const refused = await change(['https://otro.example/portada']);
    expect(outcomeOf(refused)).toBe('400 DATOS_INVALIDOS');
    expect(refused.body.fields.origins).toMatch(/sin ruta/);
    expect(outcomeOf(await change([]))).toBe('400 DATOS_INVALIDOS');
  });

  it('makes a new secret key; the one before opens nothing', async () => {
    await join(ana);
    const { secret } = (await ana.call('POST', path('secret/'))).body;
    const ask = (key: string) =>
      server.call('POST', 'plus/embed/token/', { body: { secret: key, user_ref: 'lector-1' } });
    expect(outcomeOf(await ask(partner.secret))).toBe('401 CREDENCIALES');
    expect(outcomeOf(await ask(secret))).toBe('409 SIN_VINCULO');
  });

  it('adds webhooks, tries them, and reads what became of it', async () => {
    await join(ana);
    const body = { url: 'https://diario.example/arma11', events: ['room.joined', 'room.settled'] };
    const added = (await ana.call('POST', path('webhooks/'), { body })).body;
    expect(added).toMatchObject({ ...body, secret: expect.stringMatching(/^whsec_/) });
    const { webhook } = added;
    expect(outcomeOf(await ana.call('POST', path(`webhooks/${webhook}/test/`)))).toBe('200 ok');
    const [delivery] = (await ana.call('GET', path('deliveries/'))).body;
    expect(delivery).toMatchObject({ webhook, event: 'webhook.test', state: 'waiting', attempts: [] });
    expect(outcomeOf(await ana.call('POST', path(`deliveries/${delivery.delivery}/resend/`)))).toBe('200 ok');
    const list = await ana.call('GET', path('webhooks/'));
    expect(list.text).not.toContain('whsec_');
    expect(outcomeOf(await ana.call('DELETE', path(`webhooks/${webhook}/`)))).toBe('200 ok');
    expect((await ana.call('GET', path('webhooks/'))).body).toEqual([]);
    expect(outcomeOf(await ana.call('DELETE', path(`webhooks/${webhook}/`)))).toBe('404 NO_EXISTE');
  });

  it.each(['http://diario.example/', 'https://a:b@diario.example/', 'diario.example'])(
    'takes no webhook at %j',
    async (url) => {
      await join(ana);
      const refused = await ana.call('POST', path('webhooks/'), { body: { url, events: ['room.joined'] } });
      expect(outcomeOf(refused)).toBe('400 DATOS_INVALIDOS');
      expect(refused.body.fields.url).toMatch(/https:/);
    },
  );
});

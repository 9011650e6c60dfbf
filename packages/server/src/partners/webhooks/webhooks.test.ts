import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { WebhookDelivery } from '@arma11/core/back-office';
import { contract, type Call, type Lineup } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { sessionRoutes } from '../../api/accountRoutes';
import { gameRoutes } from '../../api/routeGroups';
import { DEVELOPMENT_KEY } from '../../platform/sealing/encryptionConfig';
import { keyring } from '../../platform/sealing/keyring';
import { WAITS_S } from '../../platform/webhooks/deliverEvents';
import type { Loop } from '../../platform/jobs/startLoop';
import { type Post, postOutside } from '../../platform/webhooks/postOutside';
import { startWebhooks } from '../../start/startWebhooks';
import { makePartner, pageCaller, signInOnPage, type TestPartner } from '../../testing/embedPage';
import { playMatch } from '../../testing/playedMatch';
import { roomStage, type RoomStage } from '../../testing/roomStage';
import { commandDeps, testCommand } from '../../testing/testCommand';
import { openTestServer, type ApiCall, type TestPlayer, type TestServer } from '../../testing/testServer';

const DOCS = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8');
/** The code that the documentation gives partners. */
const sample = (await import(`data:text/javascript,${encodeURIComponent(/```js\n([^]*?)```/.exec(DOCS)![1]!)}`)) as {
  verifyWebhook(secret: string, headers: IncomingHttpHeaders, body: string): Record<string, unknown>;
};

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A partner's server, that answers with what `answers` has for it. */
async function receiver() {
  const received: Received[] = [];
  const answers: number[] = [];
  const http: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => http.close(() => resolve())));
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/arma11`, received, answers };
}

let server: TestServer;
let stage: RoomStage;
let partner: TestPartner;
let rosa: TestPlayer;
let onPage: ApiCall;
let lines: Record<string, unknown>[];
const running = new Set<Loop>();
beforeEach(async () => {
  server = await openTestServer([sessionRoutes, ...gameRoutes]);
  stage = await roomStage(server.db);
  partner = await makePartner(server.db);
  rosa = await server.player();
  lines = [];
  await signInAt(-10_000);
});
afterEach(async () => {
  for (const loop of running) await loop.stop();
  running.clear();
  await server.close();
});

/** Signs in on the partner's page, so many minutes from the first kick-off. */
async function signInAt(minutes: number): Promise<void> {
  await stage.at(minutes);
  const page = { seed: 'pagina', key: partner.key, origin: partner.origins[0]! };
  onPage = (await signInOnPage(server, rosa, page)).call;
}

interface Made {
  webhook: string;
  secret: string;
}
const create = (url: string, more: object = {}) =>
  testCommand(server.db, 'webhook create', { partner: partner.id, url, ...more }) as Promise<Made>;
const log = (more: object = {}) =>
  testCommand(server.db, 'webhook deliveries', { partner: partner.id, ...more }) as Promise<WebhookDelivery[]>;
const told = async () => (await log()).map(({ body }) => JSON.parse(body) as Record<string, unknown>).toReversed();
const joinOnPage = async (roomId: number) => {
  const { status, body } = await onPage('POST', 'predi/ins-predi/ins-user/', { body: { predi: roomId } });
  expect(status).toBe(200);
  return (body as { user_ins: number }).user_ins;
};

/** Delivers for as long as the test needs; `post` in place of the network. */
function deliver(post: Post = postOutside({ anywhere: true })) {
  const { random } = commandDeps(server.db);
  const loop = startWebhooks(
    {
      db: server.db,
      sealing: keyring([DEVELOPMENT_KEY], random),
      random,
      log: (line) => void lines.push(line),
      post,
      now: () => new Date().toISOString(),
    },
    5,
  );
  running.add(loop);
  return loop;
}

describe('a webhook', () => {
  it('is delivered what happened on the partner’s page, and its sample code verifies it', async () => {
    const { url, received } = await receiver();
    const { secret } = await create(url);
    const predi = await stage.predi(0);
    const entry = await joinOnPage(predi);
    deliver();
    await expect.poll(() => received.length).toBe(1);
    const [{ headers, body }] = received as [Received];
    const { name } = await stage.room(predi);
    expect(sample.verifyWebhook(secret, headers, body)).toEqual({
      type: 'room.joined',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: { room: { kind: 'predi', id: predi, name }, entry, user_ref: null },
    });
    await expect.poll(async () => (await log())[0]?.state).toBe('delivered');
    expect(headers['webhook-id']).toBe((await log())[0]!.delivery);
  });

  it('is not believed with another body, another secret or an old time', async () => {
    const { url, received } = await receiver();
    const { secret } = await create(url);
    await joinOnPage(await stage.predi(0));
    deliver();
    await expect.poll(() => received.length).toBe(1);
    const [{ headers, body }] = received as [Received];
    const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
    const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 600) };
    expect(() => sample.verifyWebhook(secret, headers, `${body} `)).toThrow(/Not signed/);
    expect(() => sample.verifyWebhook(other, headers, body)).toThrow(/Not signed/);
    expect(() => sample.verifyWebhook(secret, old, body)).toThrow(/old/);
  });

  it('that fails is tried again under the same id, the log has each try, and the sample code verifies each', async () => {
    const { url, received, answers } = await receiver();
    answers.push(500, 302);
    const { secret } = await create(url);
    await joinOnPage(await stage.predi(0));
    deliver();
    await expect.poll(async () => (await log())[0]?.attempts.length).toBe(1);
    await stage.at(-9_999);
    await expect.poll(async () => (await log())[0]?.attempts.length).toBe(2);
    await stage.at(-9_990);
    await expect.poll(async () => (await log())[0]?.state).toBe('delivered');
    const [delivery] = (await log()) as [WebhookDelivery];
    expect(delivery.attempts.map(({ status }) => status)).toEqual([500, 302, 204]);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const verified = received.map(({ headers, body }) => sample.verifyWebhook(secret, headers, body));
    expect(verified.map(({ type }) => type)).toEqual(['room.joined', 'room.joined', 'room.joined']);
    expect(lines.map(({ message }) => message)).toEqual(['webhooks: a try failed', 'webhooks: a try failed']);
  });

  it('is given up after the last try, and sent again on request', async () => {
    const { url, received, answers } = await receiver();
    answers.push(...Array<number>(WAITS_S.length + 1).fill(503));
    await create(url);
    await joinOnPage(await stage.predi(0));
    deliver();
    for (const tries of [...WAITS_S.keys(), WAITS_S.length]) {
      await expect.poll(async () => (await log())[0]?.attempts.length).toBe(tries + 1);
      await stage.at(-10_000 + (tries + 1) * 700);
    }
    await expect.poll(async () => (await log())[0]?.state).toBe('given-up');
    expect(received).toHaveLength(WAITS_S.length + 1);
    const { delivery } = (await log())[0]!;
    await testCommand(server.db, 'webhook resend', { partner: partner.id, delivery });
    await expect.poll(async () => (await log())[0]?.state).toBe('delivered');
    expect(received.at(-1)!.headers['webhook-id']).toBe(delivery);
  });

  it('whose server is not there is written down as a sentence', async () => {
    await create('http://127.0.0.1:1/');
    await joinOnPage(await stage.predi(0));
    deliver();
    await expect.poll(async () => (await log())[0]?.attempts[0]?.error).toMatch(/ECONNREFUSED/);
  });

  it('can be tried', async () => {
    const { url, received } = await receiver();
    const { webhook, secret } = await create(url, { events: 'room.settled' });
    await testCommand(server.db, 'webhook test', { partner: partner.id, webhook });
    deliver();
    await expect.poll(() => received.length).toBe(1);
    const [{ headers, body }] = received as [Received];
    expect(sample.verifyWebhook(secret, headers, body)).toMatchObject({ type: 'webhook.test', data: {} });
  });

  it('that is removed gets nothing more, not even what waited', async () => {
    const { url, received } = await receiver();
    const { webhook } = await create(url);
    await joinOnPage(await stage.predi(0));
    await testCommand(server.db, 'webhook remove', { partner: partner.id, webhook });
    await joinOnPage(await stage.predi(0));
    const loop = deliver();
    await loop.stop();
    expect(received).toEqual([]);
    expect((await log()).map(({ state }) => state)).toEqual(['given-up']);
    expect(await testCommand(server.db, 'webhook list', { partner: partner.id })).toEqual([]);
  });

  it('ends when the partner’s access does', async () => {
    await create('https://diario.example/arma11');
    await testCommand(server.db, 'partner close', { partner: partner.id, reason: 'prueba' });
    expect(await testCommand(server.db, 'webhook list', { partner: partner.id })).toEqual([]);
    await expect(create('https://diario.example/arma11')).rejects.toThrow(/closed/);
  });

  it('keeps its secret sealed, and no log of ours has it', async () => {
    const { webhook, secret } = await create('https://diario.example/arma11');
    const { rows } = await sql<{ secret: string }>`select secret from webhook where id = ${webhook}`.execute(
      server.db.fresh,
    );
    expect(rows[0]!.secret).toMatch(/^v1:/);
    const audit = JSON.stringify(await testCommand(server.db, 'audit list', { target: `partner:${partner.id}` }));
    expect([audit.includes(webhook), audit.includes(secret)]).toEqual([true, false]);
  });

  it.each(['http://diario.example/', 'ftp://diario.example/', 'https://a:b@diario.example/', 'diario.example', ''])(
    'is not at %j',
    async (url) => {
      await expect(create(url)).rejects.toThrow(/The address of a webhook/);
    },
  );

  it('is one of five at most', async () => {
    for (let n = 0; n < 5; n += 1) await create('https://diario.example/arma11');
    await expect(create('https://diario.example/arma11')).rejects.toThrow(/at most 5/);
  });
});

describe('several webhooks and servers', () => {
  const queueTests = async (webhook: string, count: number) => {
    for (let n = 0; n < count; n += 1) await testCommand(server.db, 'webhook test', { partner: partner.id, webhook });
  };

  it('deliver each message once between them', async () => {
    const { url, received } = await receiver();
    await queueTests((await create(url)).webhook, 30);
    deliver();
    deliver();
    await expect.poll(async () => (await log()).every(({ state }) => state === 'delivered')).toBe(true);
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
  });

  it('are not held up by one that does not answer: it has four of the places at once', async () => {
    const [slow, quick] = [await create('https://lento.example/'), await create('https://diario.example/')];
    await queueTests(slow.webhook, 40);
    await queueTests(quick.webhook, 1);
    let waiting = 0;
    let release = () => {};
    const answered = new Promise<number>((resolve) => (release = () => resolve(204)));
    deliver(async (url) => {
      if (url !== 'https://lento.example/') return 204;
      waiting += 1;
      return answered;
    });
    await expect.poll(async () => (await log({ webhook: quick.webhook }))[0]?.state).toBe('delivered');
    expect(waiting).toBe(4);
    release();
  });
});

describe('an event', () => {
  const answersOf = async (predi: number) => {
    const { rows } = await sql<{ alternative: number; match_prediction: number }>`
      select a.id as alternative, k.id as match_prediction from market k join alternative a on a.market_id = k.id
      where k.room_id = ${predi} and k.match_id = ${stage.league.matches[0]} and a.code = 'local'`.execute(
      server.db.fresh,
    );
    return [{ ...rows[0]!, predi }];
  };

  it('is sent for each save of predictions on the page', async () => {
    await create('https://diario.example/arma11');
    const predi = await stage.predi(0);
    const entry = await joinOnPage(predi);
    for (let n = 0; n < 2; n += 1) {
      const body = await answersOf(predi);
      expect((await onPage('POST', 'prediction/answers-user/predi/register/', { body })).status).toBe(200);
    }
    expect(await told()).toEqual([
      expect.objectContaining({ type: 'room.joined' }),
      expect.objectContaining({ type: 'prediction.saved', data: expect.objectContaining({ entry, version: 2 }) }),
      expect.objectContaining({ type: 'prediction.saved', data: expect.objectContaining({ entry, version: 3 }) }),
    ]);
  });

  it('is sent for each save of a lineup on the page, in whatever way, and not for one that is only looked at', async () => {
    await create('https://diario.example/arma11');
    const sala = await stage.compe(0);
    const joined = await onPage('POST', 'compe/compe-ins/register-sala-compe/', { body: { sala } });
    const entry = joined.body.ins_user as number;
    const ask = async (call: Call, path: string, body?: object) => {
      const answer = await onPage(call.method, path, { body });
      expect([answer.status, answer.text]).toEqual([200, answer.text]);
      return answer.body;
    };
    const { compe } = contract;
    await ask(compe.generateLineup, `compe/compe-lienup/generate-lineup-compe/${entry}/1/`);
    const { lineup } = await ask(compe.autofill, `plus/compe/${entry}/autofill/`, { keep: [] });
    await ask(compe.updateFormation, `compe/compe-lienup/update-lineup-formation/${entry}/`, { formation: '433' });
    const place = flattenLineup(lineup as Lineup)[0]!;
    await ask(compe.basicUpdate, `compe/update/basic-update-compe/${place.id}/`, { player_lineup: place.player!.id });
    const { name } = await stage.room(sala);
    const room = { kind: 'compe', id: sala, name };
    const saves = (await told()).filter(({ type }) => type === 'lineup.saved');
    expect(saves).toHaveLength(3);
    for (const { data } of saves) expect(data).toEqual({ room, entry, user_ref: null, version: expect.any(Number) });
    const versions = saves.map(({ data }) => (data as { version: number }).version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  });

  it('is sent once for a join that is asked for again', async () => {
    await create('https://diario.example/arma11');
    const predi = await stage.predi(0);
    await joinOnPage(predi);
    await onPage('POST', 'predi/ins-predi/ins-user/', { body: { predi } });
    expect(await told()).toHaveLength(1);
  });

  it('has the partner’s own name for the player, where there is one', async () => {
    await create('https://diario.example/arma11');
    const ask = () =>
      server.call('POST', 'plus/embed/token/', { body: { secret: partner.secret, user_ref: 'lector-314' } });
    const link = new URL((await ask()).body.link_url).searchParams.get('link');
    await rosa.call('POST', 'plus/embed/grants/', { body: { key: partner.key, link } });
    onPage = pageCaller(server, partner.origins[0]!, (await ask()).body.token);
    await joinOnPage(await stage.predi(0));
    expect(await told()).toMatchObject([{ data: { user_ref: 'lector-314' } }]);
  });

  it('of our own pages is nobody else’s', async () => {
    await create('https://diario.example/arma11');
    const predi = await stage.predi(0);
    await rosa.call('POST', 'predi/ins-predi/ins-user/', { body: { predi } });
    expect(await told()).toEqual([]);
  });

  it('goes to those webhooks of the partner that want it', async () => {
    const { webhook } = await create('https://diario.example/a', { events: 'room.joined' });
    await create('https://diario.example/b', { events: 'room.settled' });
    await joinOnPage(await stage.predi(0));
    expect((await log()).map((each) => each.webhook)).toEqual([webhook]);
  });

  it('tells partners that a room of their players is settled, once', async () => {
    await create('https://diario.example/arma11');
    const predi = await stage.predi(0);
    await joinOnPage(predi);
    await stage.seat(predi, 2);
    expect(
      (await onPage('POST', 'prediction/answers-user/predi/register/', { body: await answersOf(predi) })).status,
    ).toBe(200);
    await stage.at(0);
    await stage.advance();
    for (const match of stage.league.matches) await playMatch(server.db, match, { local: 1, visit: 0 });
    await stage.at(48 * 60);
    await stage.advance();
    await stage.advance();
    const { name, estado } = await stage.room(predi);
    expect(estado).toBe('pagada');
    const ends = (await told()).filter(({ type }) => type === 'room.settled');
    expect(ends).toEqual([
      expect.objectContaining({ data: { room: { kind: 'predi', id: predi, name }, refunded: false } }),
    ]);
  });

  it('tells partners that a room of their players is cancelled, and why', async () => {
    await create('https://diario.example/arma11');
    const predi = await stage.predi(0);
    await joinOnPage(predi);
    await stage.at(0);
    await stage.advance();
    await stage.advance();
    const { name, estado } = await stage.room(predi);
    expect(estado).toBe('cancelada');
    expect((await told()).filter(({ type }) => type !== 'room.joined')).toEqual([
      expect.objectContaining({
        type: 'room.cancelled',
        data: { room: { kind: 'predi', id: predi, name }, reason: 'no_se_lleno' },
      }),
    ]);
  });
});

describe('what a partner’s address leads to', () => {
  const post = postOutside({ anywhere: false });
  const message = { headers: {}, body: '{}' };

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.7/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://localhost/',
  ])('is never this machine or its network: %s', async (url) => {
    await expect(post(url, message)).rejects.toThrow(/private network/);
  });
});

import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionRoutes } from '../accountRoutes';
import { gameRoutes } from '../routeGroups';
import { opsRoutes } from '../operatorRoutes';
import { makePartner, PARTNER, pageCaller, signInOnPage } from '../../testing/embedPage';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { startLive } from '../live/startLive';
import { crossOrigin } from './crossOrigin';
import type { ServerEnv } from '../../platform/http/env';

const { key, origins } = PARTNER;
const [origin] = origins as [string, string];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer([sessionRoutes, ...gameRoutes, opsRoutes]);
  await makePartner(server.db, { origins: [...origins, 'https://puerto.example:8443'] });
  await makePartner(server.db, { key: `pk_${'y'.repeat(22)}`, origins: ['https://cerrado.example'] });
  await sql`update partner set closed_at = app_now() where name = 'Diario' and origins = '{https://cerrado.example}'`.execute(
    server.db.fresh,
  );
});
afterAll(() => server.close());

const ask = (method: string, path: string, headers: Record<string, string>) =>
  server.fetch(new Request(`https://arma11.test/services/${path}`, { method, headers }));
const allowed = async (from: string) =>
  (await ask('GET', 'plus/time/', { origin: from })).headers.get('access-control-allow-origin');

describe('T-CORS: a page reads our answers when its origin is a partner’s, exactly', () => {
  it.each(['https://diario.example', 'https://m.diario.example', 'https://puerto.example:8443'])(
    '%s may',
    async (from) => expect(await allowed(from)).toBe(from),
  );

  it.each([
    'http://diario.example',
    'https://diario.example:443',
    'https://diario.example:8443',
    'https://diario.example/',
    'https://diario.example.',
    'https://DIARIO.example',
    'https://diario.EXAMPLE',
    'HTTPS://diario.example',
    'https://www.diario.example',
    'https://evil-diario.example',
    'https://diario.example.evil.example',
    'https://diario.example@evil.example',
    'https://evil.example/https://diario.example',
    'https://evil.example#https://diario.example',
    'https://diario.exampl',
    'https://diario.examplee',
    'https://diarioxexample',
    'https://diario。example',
    'https://diar\u0131o.example',
    'https://xn--diario-example',
    'https://diario.example, https://evil.example',
    'https://diario.example https://evil.example',
    'https://puerto.example',
    'https://puerto.example:8444',
    'https://cerrado.example',
    'null',
    '*',
    'file://',
    'chrome-extension://diario.example',
    'http://localhost:3000',
    '',
  ])('%j may not', async (from) => {
    // Browsers write origins in ASCII; what they cannot write does not travel.
    const ascii = [...from].every((character) => character.codePointAt(0)! < 256);
    expect(ascii ? await allowed(from) : null).toBeNull();
  });

  it('says that the answer depends on the origin, to everybody, and never lets cookies in', async () => {
    for (const headers of [{ origin }, { origin: 'https://malo.example' }, {}] as Record<string, string>[]) {
      const answer = await ask('GET', 'plus/time/', headers);
      expect(answer.headers.get('vary')).toMatch(/(^|, )Origin(,|$)/);
      expect(answer.headers.get('vary')).toMatch(/Authorization/);
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    }
  });
});

describe('what a page reads', () => {
  it('are the headers that our client goes by, on refusals and on what has not changed too', async () => {
    const call = pageCaller(server, origin);
    const fresh = await call('GET', `plus/embed/config/${key}/`);
    const same = await call('GET', `plus/embed/config/${key}/`, {
      headers: { 'if-none-match': fresh.headers.get('etag')! },
    });
    const refused = await call('GET', 'users/get-data/');
    const missing = await call('GET', 'no/such/call/');
    expect([fresh, same, refused, missing].map(({ status }) => status)).toEqual([200, 304, 401, 404]);
    for (const { headers } of [fresh, same, refused, missing]) {
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toBe(
        'x-server-time, x-request-id, etag, retry-after, idempotent-replayed',
      );
    }
  });

  it('is nothing of the operator’s desk', async () => {
    const answer = await ask('GET', 'ops/audit/', { origin });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, null]);
  });
});

describe('a page of another origin that is no partner’s', () => {
  const strange = 'https://malo.example';
  const saidByBrowser = (from: string, site: string) => ({ origin: from, 'sec-fetch-site': site });

  it.each(['cross-site', 'same-site'])('is refused (%s), and may read why', async (site) => {
    const answer = await ask('GET', 'plus/time/', saidByBrowser(strange, site));
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'ORIGEN_NO_PERMITIDO']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(strange);
    expect(answer.headers.get('vary')).toMatch(/(^|, )Origin(,|$)/);
  });

  it('has its preflight answered, and nothing of what it then sends is done', async () => {
    const rosa = await server.player();
    const read = { ...saidByBrowser(strange, 'cross-site'), 'access-control-request-method': 'POST' };
    expect((await ask('OPTIONS', 'plus/auth/logout/', read)).status).toBe(204);
    const headers = saidByBrowser(strange, 'cross-site');
    expect((await rosa.call('POST', 'plus/auth/logout/', { headers })).status).toBe(403);
    expect((await rosa.call('GET', 'plus/users/me/sessions/')).status).toBe(200);
  });

  it('is told nothing by the desk', async () => {
    const answer = await ask('GET', 'ops/audit/', saidByBrowser(strange, 'cross-site'));
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, null]);
  });

  it('is not our own page, whose writes have an origin too', async () => {
    const answer = await ask('GET', 'plus/time/', saidByBrowser('https://arma11.test', 'same-origin'));
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('a preflight', () => {
  const preflight = (from: string, path = 'prediction/answers-user/predi/register/') =>
    ask('OPTIONS', path, {
      origin: from,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    });

  it('is answered for a partner’s page, for two hours', async () => {
    const answer = await preflight(origin);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const told = Object.fromEntries(answer.headers);
    expect(told).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, if-match, if-none-match, last-event-id',
      'access-control-max-age': '7200',
    });
  });

  it('is not answered for anybody else, nor for the desk', async () => {
    for (const answer of [
      await preflight('https://malo.example'),
      await preflight('null'),
      await preflight(origin, 'ops/audit/'),
    ]) {
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(answer.status).toBe(405);
    }
  });
});

describe('the partners', () => {
  it('are asked for again after five seconds: who has closed is out by then', async () => {
    let now = 0;
    const app = new Hono<ServerEnv>();
    app.use(crossOrigin(server.db, () => now));
    app.get('/services/x', (c) => c.text('x'));
    const reads = async () =>
      (await app.request('/services/x', { headers: { origin: 'https://nuevo.example' } })).headers.get(
        'access-control-allow-origin',
      );
    const { id } = await makePartner(server.db, {
      key: `pk_${'z'.repeat(22)}`,
      origins: ['https://nuevo.example'],
      secret: 'z',
    });
    expect(await reads()).toBe('https://nuevo.example');
    await sql`update partner set closed_at = app_now() where id = ${id}`.execute(server.db.fresh);
    now = 5000;
    expect(await reads()).toBe('https://nuevo.example');
    now = 5001;
    expect(await reads()).toBeNull();
  });

  it('that cannot be read let nobody in, and the call is served', async () => {
    const away = {
      fresh: {
        selectFrom: () => {
          throw new Error('away');
        },
      } as never,
    };
    const app = new Hono<ServerEnv>();
    app.use(crossOrigin(away));
    app.get('/services/x', (c) => c.text('x'));
    const answer = await app.request('/services/x', { headers: { origin } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('a stream of what moves', () => {
  it('is read across origins with a page’s token', async () => {
    const live = await startLive(server.deps, { tick: 5 });
    const streaming = await openTestServer([sessionRoutes, ...gameRoutes], { db: server.db, live });
    const rosa = await streaming.player();
    const { token } = await signInOnPage(streaming, rosa, { seed: 'en-vivo', key, origin });
    const headers = { origin, authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const answer = await streaming.fetch(new Request('https://arma11.test/services/plus/live/', { headers }));
    expect([answer.headers.get('content-type'), answer.headers.get('access-control-allow-origin')]).toEqual([
      'text/event-stream; charset=utf-8',
      origin,
    ]);
    live.close();
    await answer.body?.cancel();
  });
});

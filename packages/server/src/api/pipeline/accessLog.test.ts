import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../createServer';
import { accountsRoutes } from '../accountRoutes';
import { gameRoutes } from '../routeGroups';
import { listen, type Listening } from '../../start/listen';
import { callerOf, openTestServer, type TestServer } from '../../testing/testServer';
import { loggedPath } from './loggedPath';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

let base: TestServer;
let open: Listening | undefined;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  base = await openTestServer([]);
});
afterAll(() => base.close());
afterEach(async () => {
  lines.length = 0;
  await open?.close();
  open = undefined;
});

const server = () =>
  createServer(
    { ...base.deps, accessLog: (line) => void lines.push(line) },
    { groups: [accountsRoutes, ...gameRoutes], health: { version: '1' } },
  );

describe('a line of the access log', () => {
  it('tells who asked for what, what they got and how long it took', async () => {
    const { id, access } = await base.player();
    const call = callerOf(server(), access);
    const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
    const { headers: answered } = await call('GET', 'users/get-data/?page=2', { headers });
    expect(lines).toEqual([
      {
        level: 'info',
        message: 'request',
        request_id: answered.get('x-request-id'),
        method: 'GET',
        route: '/services/users/get-data/',
        path: '/services/users/get-data/',
        status: expect.any(Number),
        user: id,
        trace_id: TRACE,
        ms: expect.any(Number),
        bytes: expect.any(Number),
      },
    ]);
  });

  it('holds no code, token, query, body, header or address of the caller', async () => {
    const { access } = await base.player();
    const call = callerOf(server(), access);
    await call('GET', 'predi/sala-get/code/K7QW3M9XZA/?secret=q', { ip: '203.0.113.77' });
    await call('GET', 'predi/sala-get/code/K7QW3M9XZA', { headers: { 'x-secret': 'h' } });
    await call('POST', 'promo/use-code/', { body: { code: 'BIENVENIDA' } });
    expect(lines.map(({ path }) => path)).toEqual([
      '/services/predi/sala-get/code/{code}/',
      '/services/*',
      '/services/promo/use-code/',
    ]);
    const text = JSON.stringify(lines);
    for (const secret of ['K7QW3M9XZA', 'secret', 'BIENVENIDA', access, '203.0.113.77'])
      expect(text).not.toContain(secret);
  });

  it('comes when the answer is out, with its bytes; or when the caller has left', async () => {
    const { fetch: serve } = server();
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    const slow: typeof serve = async (request, env) => {
      if (request.url.endsWith('slow=1')) await late;
      return serve(request, env);
    };
    open = await listen(slow, { port: 0, host: '127.0.0.1', trustProxy: [] });
    const response = await fetch(`${open.address}/livez`);
    const body = (await response.arrayBuffer()).byteLength;
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ route: '/livez', path: '/livez', status: 200 });
    expect(lines[0]!['bytes']).toBeGreaterThan(body);
    expect(lines[0]).not.toHaveProperty('cut');
    const socket = connect(Number(new URL(open.address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /livez?slow=1 HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer();
    await expect.poll(() => lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ route: '/livez', cut: true });
  });
});

it.each([
  ['/services/users/update-data/{id}/', '/services/users/update-data/12/', '/services/users/update-data/12/'],
  ['/services/ops/promos/{code}/close/', '/services/ops/promos/2026/close/', '/services/ops/promos/{code}/close/'],
  ['/services/plus/users/{keyusername}/', '/services/plus/users/lucho/', '/services/plus/users/{keyusername}/'],
  ['/services/plus/calendar/{file}', '/services/plus/calendar/aB3-_xQ.ics', '/services/plus/calendar/{file}'],
  ['/*', '/play/matches/in-game', '/play/matches/in-game'],
  ['/*', '/predi/sala/42', '/predi/sala/42'],
  ['/*', '/assets/index-B3xQ.js', '/assets/index-B3xQ.js'],
  ['/*', '/play/K7QW3M9XZA', '/play/{}'],
  ['/*', `/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
])('of %s the log keeps %s as %s', (template, path, kept) => {
  expect(loggedPath(template, path)).toBe(kept);
});

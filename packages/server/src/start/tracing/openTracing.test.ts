import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config';
import { statementName } from '../../platform/tracing/statementName';
import { type Running, startServer } from '../../startServer';

// A whole database on the disk of a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

let dataDir: string;
let collector: Server;
let texts: string[];
let paths: string[];
let logged: Record<string, unknown>[];
let running: Running | undefined;
beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), 'arma11-traces-'))));
afterAll(() => rmSync(dataDir, { recursive: true }));
beforeEach(async () => {
  [texts, paths, logged] = [[], [], []];
  collector = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    texts.push(body);
    paths.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  collector.close();
});

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
async function serve(env: Record<string, string>): Promise<Running> {
  const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DEMO: '0', ...env });
  running = await startServer(config, {
    demo: {
      seed: () => Promise.resolve(),
      simulate: () => Promise.resolve({ stop: () => Promise.resolve() }),
      example: () => Promise.resolve(null),
    },
    identity: undefined,
    log: (line) => void logged.push(line),
    version: '1.2.3',
    now: () => '2026-11-26T12:00:00.000Z',
  });
  return running;
}
async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

const sent = () => texts.map((text) => JSON.parse(text) as Sent).flatMap(({ resourceSpans }) => resourceSpans);
const spans = () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
const attribute = (span: Span, key: string) =>
  Object.values(span.attributes.find((each) => each.key === key)?.value ?? {})[0];

describe('a collector of traces', () => {
  it('is sent each request and its statements, in the trace that the caller named, without values', async () => {
    const { address } = await serve({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(),
      OTEL_SERVICE_NAME: 'juego',
      ACCESS_LOG: 'json',
    });
    const answer = await fetch(`${address}/services/plus/auth/password/forgot/?secreto=1`, {
      method: 'POST',
      headers: { traceparent: `00-${TRACE}-${PARENT}-01`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nadie@arma11.test' }),
    });
    expect(answer.status).toBe(200);
    await stop();
    const route = '/services/plus/auth/password/forgot/';
    const own = spans().find(({ name }) => name === `POST ${route}`)!;
    expect(own).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    expect(attribute(own, 'http.route')).toBe(route);
    expect(Number(attribute(own, 'http.response.status_code'))).toBe(200);
    expect(attribute(own, 'arma11.request_id')).toBe(answer.headers.get('x-request-id'));
    const statements = spans().filter(({ parentSpanId }) => parentSpanId === own.spanId);
    expect(statements.map(({ name }) => name)).toContain('insert attempt');
    expect(statements.every(({ traceId }) => traceId === TRACE)).toBe(true);
    expect(texts.join()).not.toMatch(/nadie|secreto/);
    expect(paths.every((path) => path === '/v1/traces')).toBe(true);
    const service = sent()[0]!.resource.attributes.find(({ key }) => key === 'service.name');
    expect(service?.value.stringValue).toBe('juego');
    expect(logged.find(({ message }) => message === 'request')).toMatchObject({ route, trace_id: TRACE });
  });

  it('is sent nothing of the jobs, nor of requests that the sampler leaves out', async () => {
    const { address } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint(), OTEL_TRACES_SAMPLER: 'always_off' });
    await fetch(`${address}/readyz`);
    await stop();
    expect(texts).toEqual([]);
  });

  it('may be away: players are answered, the server stops, and a line says so', async () => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
    const { address } = await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    vi.unstubAllEnvs();
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    await stop();
    expect(logged.filter(({ message }) => message === 'tracing: spans could not be delivered')).toHaveLength(1);
  });
});

it.each([
  ['select "id" from "room" where "id" = $1', 'select room'],
  ['\n    insert into attempt (scope) select $1', 'insert attempt'],
  ['update app_user set blocked_at = app_now() where id = $1', 'update app_user'],
  ['with due as (select id from feed) select * from due', 'with feed'],
  ['begin', 'begin'],
])('names the statement %s by %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});

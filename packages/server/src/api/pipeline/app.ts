import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/refusal';
import { base64url } from '../../platform/bytes';
import { accessLog } from './accessLog';
import { callRoute } from './callRoute';
import { countAnswers } from './countAnswers';
import type { NamedEndpoint } from './endpoints';
import type { ServerEnv } from '../../platform/http/env';
import { asRefusal, failureOf } from '../../platform/http/failure';
import { moneyGate } from './moneyGate';
import { ownWrites } from './ownWrites';
import type { RateLimiter } from './rateLimit';
import { crossOrigin } from './crossOrigin';
import { errorText, json, refusalResponse } from '../../platform/http/respond';
import { traceRequests } from './traceRequests';
import { serverClock } from '../../platform/http/serverClock';

/** On every answer, unless it brings its own: nobody frames it, and a browser takes it for nothing but what it says it is. */
const commonHeaders: Record<string, string> = {
  'Content-Security-Policy': "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** On every answer of the API: nothing in it may run or be framed. */
const apiHeaders: Record<string, string> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What waits for a server that failed, and was told nothing more, waits this long. */
const RETRY_AFTER_S = '2';

const LONGEST_URL = 2048;

/** `users/update-data/{id}/` as Hono writes it. */
const pattern = (path: string) => `/services/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function onError(deps: Deps) {
  return (error: unknown, requestId: string): Response => {
    const refusal = asRefusal(error);
    if (refusal) return refusalResponse(refusal, requestId);
    const failure = failureOf(error);
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    deps.log({ level: 'error', message: 'A request failed.', request_id: requestId, error: detail });
    const message = deps.checkResponses && error instanceof Error ? error.message : failure.message;
    return refusalResponse({ ...failure, message }, requestId);
  };
}

function mountCalls(app: Hono<ServerEnv>, endpoints: readonly NamedEndpoint[], deps: Deps, limit: RateLimiter): void {
  const gate = moneyGate(deps.db);
  const writes = ownWrites();
  for (const endpoint of endpoints) {
    app.on(endpoint.call.method, pattern(endpoint.call.path), callRoute(endpoint, deps, { limit, gate, writes }));
  }
  const methods = new Map<string, string[]>();
  for (const { call } of endpoints)
    methods.set(pattern(call.path), [...(methods.get(pattern(call.path)) ?? []), call.method]);
  for (const [path, allowed] of methods) {
    app.all(path, (c) => {
      const text = errorText('METODO_NO_PERMITIDO', 'Esta dirección se usa de otra forma.', {}, c.get('requestId'));
      return json(text, 405, { allow: allowed.join(', ') });
    });
  }
}

/** The contract's calls over HTTP: one shape of answers, refusals and headers for all of them. */
export function httpApp(deps: Deps, endpoints: readonly NamedEndpoint[], limit: RateLimiter): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const clock = serverClock(deps.db);
  const fail = onError(deps);
  app.onError((error, c) => fail(error, c.get('requestId')));
  app.notFound((c) => refusalResponse(notFound(), c.get('requestId')));
  if (deps.tracing) app.use(traceRequests(deps.tracing));
  if (deps.metrics) app.use(countAnswers(deps.metrics));
  if (deps.accessLog) app.use(accessLog(deps.accessLog));
  app.use(async (c, next) => {
    c.set('requestId', `r-${base64url(deps.random(9))}`);
    await next();
    c.header('X-Request-Id', c.get('requestId'));
    // Outside production the app's page only reports (docs/decisions/0015).
    const reports = c.res.headers.has('content-security-policy-report-only');
    for (const [name, value] of Object.entries(commonHeaders))
      if (!c.res.headers.has(name) && !(reports && name === 'Content-Security-Policy')) c.header(name, value);
    if (c.res.status >= 500 && !c.res.headers.has('retry-after')) c.header('Retry-After', RETRY_AFTER_S);
    if (deps.production) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
  app.use('/services/*', crossOrigin(deps.db));
  app.use('/services/*', compress());
  app.use('/services/*', async (c, next) => {
    if (c.req.url.length > LONGEST_URL) {
      c.res = json(errorText('DATOS_INVALIDOS', 'La dirección es demasiado larga.', {}, c.get('requestId')), 414);
    } else await next();
    // A broken database must not hide the answer behind a second failure.
    const now = await clock().catch(() => null);
    if (now) c.header('X-Server-Time', now);
    // A page among the calls brings a policy of its own.
    for (const [name, value] of Object.entries(apiHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  mountCalls(app, endpoints, deps, limit);
  return app;
}

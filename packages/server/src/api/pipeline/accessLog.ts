import type { Context, MiddlewareHandler } from 'hono';
import type { Deps } from '../../platform/deps';
import type { ServerEnv } from '../../platform/http/env';
import { traceIdOf } from '../../platform/http/traceparent';
import { loggedPath } from './loggedPath';
import { routeTemplate } from './routeTemplate';

/** What is known of a request before its answer is out. */
function factsOf(c: Context<ServerEnv>): Record<string, unknown> {
  const route = routeTemplate(c);
  return {
    request_id: c.get('requestId'),
    method: c.req.method,
    route,
    path: loggedPath(route, c.req.path),
    status: c.res.status,
    user: c.get('userId'),
    trace_id: c.get('traceId') ?? traceIdOf(c.req.header('traceparent')),
  };
}

/**
 * Writes one line for each request when its answer is out or the caller is gone: never its query, headers or bodies, and
 * no address of the caller (docs/operate.md, Access log).
 */
export function accessLog(log: Deps['log']): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const facts = factsOf(c);
    const write = (end: { bytes: number; cut?: true }) =>
      log({ level: 'info', message: 'request', ...facts, ms: Math.round(performance.now() - began), ...end });
    if (c.env?.ended) c.env.ended(write);
    else write({ bytes: Number(c.res.headers.get('content-length') ?? 0) });
  };
}

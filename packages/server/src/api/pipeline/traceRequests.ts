import type { MiddlewareHandler } from 'hono';
import type { Tracing } from '../../platform/tracing/Tracing';
import type { ServerEnv } from '../../platform/http/env';
import { loggedPath } from './loggedPath';
import { routeTemplate } from './routeTemplate';

/** Runs each request inside a span, which tells of it what the access log tells. */
export const traceRequests =
  (tracing: Tracing): MiddlewareHandler<ServerEnv> =>
  (c, next) =>
    tracing.request(c.req.raw.headers, async () => {
      c.set('traceId', tracing.traceId());
      await next();
      const route = routeTemplate(c);
      const { method, path } = c.req;
      const requestId = c.get('requestId');
      return { method, route, path: loggedPath(route, path), status: c.res.status, requestId };
    });

import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../../platform/metrics/Metrics';
import type { ServerEnv } from '../../platform/http/env';
import { routeTemplate } from './routeTemplate';

/** Node lets more than thirty through; a label has few values. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** Counts each answer by its route, and the time until its head was made: a stream goes on after that. */
export function countAnswers(metrics: Metrics): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    metrics.answered({
      route: routeTemplate(c),
      method: METHODS.has(c.req.method) ? c.req.method : 'other',
      status: c.res.status,
      seconds: (performance.now() - began) / 1000,
    });
  };
}

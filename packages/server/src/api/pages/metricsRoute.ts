import { Hono } from 'hono';
import type { ServerEnv } from '../../platform/http/env';
import { holdsToken } from '../../platform/http/holdsToken';

/** The metrics as a page. */
export interface MetricsPage {
  /** What a reader has to bring; null: nothing. */
  token: string | null;
  contentType: string;
  text(): Promise<string>;
}

/** `/metrics`, as Prometheus reads it. */
export function metricsRoute({ token, contentType, text }: MetricsPage): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/metrics', async (c) => {
    if (token !== null && !(await holdsToken(token, c.req.header('authorization')))) {
      return c.text('Bring the token of METRICS_TOKEN as "Authorization: Bearer …".\n', 401, {
        'www-authenticate': 'Bearer',
      });
    }
    return c.body(await text(), 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
  return app;
}

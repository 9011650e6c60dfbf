import { Hono } from 'hono';
import { type MetricsPage, metricsRoute } from '../../api/pages/metricsRoute';
import { readyReasons } from '../../api/pages/health';
import type { Db } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import type { ServerEnv } from '../../platform/http/env';
import type { MetricsConfig } from '../../platform/metrics/metricsConfig';
import { listen, type Listening } from '../listen';
import { answeredSoon } from './answeredSoon';
import { gameFacts } from './gameFacts';
import type { PromMetrics } from './promMetrics';

const FACTS = { everyMs: 5000, patienceMs: 2000 };
const READY = { everyMs: 1000, patienceMs: 2000 };

/** What counts, or undefined where nobody reads: then the library is not even loaded. */
export async function openMetrics(
  config: MetricsConfig | null,
  facts: { version: string; engine: string },
): Promise<PromMetrics | undefined> {
  if (!config) return undefined;
  const { promMetrics } = await import('./promMetrics');
  return promMetrics(facts);
}

/** The metrics as a page. What it asks of the game goes over the connections of jobs, which players do not wait for. */
function metricsPage(
  metrics: PromMetrics,
  { token }: MetricsConfig,
  { deps, jobs }: { deps: Pick<Deps, 'db' | 'log' | 'live'>; jobs: Db },
): MetricsPage {
  const ready = answeredSoon(() => readyReasons(deps), READY);
  const facts = answeredSoon(() => gameFacts(jobs), FACTS);
  const pools = () => [...new Set([deps.db, jobs])].flatMap((db) => db.pools?.() ?? []);
  return {
    token,
    contentType: metrics.contentType,
    async text() {
      const [reasons, known] = await Promise.all([ready(), facts()]);
      return metrics.text({
        ready: reasons?.length === 0,
        facts: known,
        pools: pools(),
        streams: deps.live?.viewers() ?? 0,
      });
    },
  };
}

/** Serves the page on a port of its own, which a proxy in front of the players' does not lead to; or returns it for theirs. */
export async function openMetricsPage(
  config: MetricsConfig | null,
  metrics: PromMetrics | undefined,
  around: { deps: Pick<Deps, 'db' | 'log' | 'live'>; jobs: Db },
): Promise<{ page?: MetricsPage; listening?: Listening }> {
  if (!config || !metrics) return {};
  const page = metricsPage(metrics, config, around);
  const { host, port } = config;
  if (port === undefined) return { page };
  const app = new Hono<ServerEnv>().route('/', metricsRoute(page));
  const listening = await listen(async (request) => app.fetch(request), {
    host,
    port,
    trustProxy: [],
    variables: 'METRICS_',
  });
  return { listening };
}

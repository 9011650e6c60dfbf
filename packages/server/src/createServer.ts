import type { Hono } from 'hono';
import type { Deps } from './platform/deps';
import { httpApp } from './api/pipeline/app';
import type { AppFiles } from './platform/http/appFiles';
import type { PageFacts } from './api/pages/appPage';
import { appRoutes } from './api/pages/appRoutes';
import { cspReports } from './api/pages/cspReports';
import { embedRoutes } from './api/pages/embedRoutes';
import { frameRoutes } from './api/pages/frameRoutes';
import { endpointsOf } from './api/pipeline/endpoints';
import type { ServerEnv } from './platform/http/env';
import { type HealthFacts, healthRoutes } from './api/pages/health';
import { type MetricsPage, metricsRoute } from './api/pages/metricsRoute';
import { mediaRoutes } from './api/pages/mediaRoutes';
import { oembedRoutes } from './api/pages/oembedRoutes';
import { type OperatorChannel, operatorRoute } from './api/operatorRoute';
import type { PageIdentity } from './api/pages/pageIdentity';
import { type PartnerPages, partnerRoutes } from './api/pages/partnerRoutes';
import { addressLimiter, rateLimiter, type RateLimits, UNLIMITED } from './api/pipeline/rateLimit';
import { calendarRoutes } from './api/pages/calendarRoutes';
import { shareRoutes } from './api/pages/shareRoutes';
import type { CardPrinter } from './platform/cards/openCardPrinter';
import { databaseCounter } from './platform/http/countRequests';
import { withEntityTag } from './platform/http/respond';
import type { RouteGroup } from './platform/http/route';
import recorded from './api/openapi/openapi.recorded.json';
import { openapiDocument } from './api/openapi/openapiDocument';
import { referenceRoutes } from './api/openapi/referenceRoutes';

/** What a server may be given beside its dependencies. */
export interface ServerOptions {
  /** The headings with their handlers; a call that none of them serves answers 501. */
  groups: readonly RouteGroup[];
  /** The built app; absent: the API alone. */
  files?: AppFiles;
  /** The built embed, which partners' pages load; absent: there is none. */
  embed?: AppFiles;
  /** Paints pictures of rooms; absent: the game's own card stands for all of them. */
  cards?: CardPrinter;
  /** Pages of invented partners, on a demo server alone. */
  partners?: PartnerPages | undefined;
  /** Swagger UI's files, which show the API at /services/docs; absent: it is not shown. */
  reader?: AppFiles;
  /** Where the API is reached, without a slash at the end; absent or null: its document names no origin. */
  publicUrl?: string | null;
  health?: HealthFacts;
  /** `/metrics` among the pages; absent: there is none here. */
  metrics?: MetricsPage | undefined;
  /** The way in for the operator's command line; absent: there is none. */
  operator?: OperatorChannel;
  /** Absent: nothing is limited, as in tests. */
  limits?: RateLimits;
  /** What the page is told of Google sign-in; absent or null: there is none, and the page reaches nobody but us. */
  identity?: PageIdentity | null;
  /** The account that the page offers to everybody, of a demo that is played; production offers none. */
  demo?: PageFacts['demo'];
}

/** The whole server as one function from request to answer: runs in Node, in tests without a port, and in a browser. */
export interface Server {
  fetch(request: Request, env?: ServerEnv['Bindings']): Promise<Response>;
}

const UNVERSIONED: HealthFacts = { version: '0.0.0' };

/** Every route of the server. */
export function serverApp(deps: Deps, options: ServerOptions): Hono<ServerEnv> {
  const {
    groups,
    files,
    embed,
    cards,
    partners,
    reader,
    publicUrl,
    health = UNVERSIONED,
    metrics,
    operator,
    limits = UNLIMITED,
    identity = null,
    demo = null,
  } = options;
  const endpoints = endpointsOf(groups);
  const count = databaseCounter(deps.db);
  const app = httpApp(deps, endpoints, rateLimiter(limits, count));
  let document: string | undefined;
  app.route('/', healthRoutes(deps, health));
  if (metrics) app.route('/', metricsRoute(metrics));
  app.get('/services/openapi.json', (c) => {
    document ??= JSON.stringify(openapiDocument(endpoints, { version: health.version, recorded, publicUrl }));
    return withEntityTag(c.req.raw, document, { 'cache-control': 'public, max-age=300' });
  });
  if (reader) app.route('/', referenceRoutes(reader));
  app.route('/', operatorRoute(operator, deps.log));
  app.route('/', oembedRoutes(deps));
  app.route('/', shareRoutes(deps, { cards, isOverLimit: addressLimiter(limits, count) }));
  app.route('/', calendarRoutes(deps, addressLimiter(limits, count)));
  app.all('/services/*', (c) => c.notFound());
  app.route('/', mediaRoutes());
  if (embed) app.route('/', frameRoutes(deps, embed)).route('/', embedRoutes(embed));
  if (partners) app.route('/', partnerRoutes(partners));
  if (files)
    app
      .route('/', cspReports(deps))
      .route('/', appRoutes(deps, files, { identity, demo: deps.production ? null : demo }));
  return app;
}

/** Puts the server together. */
export function createServer(deps: Deps, options: ServerOptions): Server {
  const app = serverApp(deps, options);
  return { fetch: async (request, env = {}) => app.fetch(request, env) };
}

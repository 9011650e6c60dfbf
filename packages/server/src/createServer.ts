import type { Deps } from './deps';
import { httpApp } from './http/app';
import type { AppFiles } from './http/appFiles';
import { appRoutes } from './http/appRoutes';
import { endpointsOf } from './http/endpoints';
import type { ServerEnv } from './http/env';
import { type HealthFacts, healthCheck } from './http/health';
import { mediaRoutes } from './http/mediaRoutes';
import { openapiDocument } from './http/openapi';
import { type OperatorDoor, operatorRoute } from './http/operatorRoute';
import type { RateLimits } from './http/rateLimit';
import { withEntityTag } from './http/respond';
import type { RouteGroup } from './http/route';

/** What a server may be given beside its dependencies. */
export interface ServerOptions {
  /** The headings with their handlers; a call that none of them serves answers 501. */
  groups: readonly RouteGroup[];
  /** The built app; absent: the API alone. */
  files?: AppFiles;
  health?: HealthFacts;
  /** The way in for the operator's command line; absent: there is none. */
  operator?: OperatorDoor;
  /** Absent: nothing is limited, as in tests. */
  limits?: RateLimits;
  /** Hosts that Google sign-in talks to; the page may connect to no other. */
  identityHosts?: readonly string[];
}

/** The whole server as one function from request to answer: runs in Node, in tests without a port, and in a browser. */
export interface Server {
  fetch(request: Request, env?: ServerEnv['Bindings']): Promise<Response>;
}

const UNVERSIONED: HealthFacts = { version: '0.0.0', durability: 'process-crash' };

/** Puts the server together. */
export function createServer(deps: Deps, options: ServerOptions): Server {
  const { groups, files, health = UNVERSIONED, operator, limits, identityHosts } = options;
  const endpoints = endpointsOf(groups);
  const app = httpApp(deps, endpoints, limits);
  const check = healthCheck(deps, health);
  let document: string | undefined;
  app.get('/healthz', check);
  app.get('/services/openapi.json', (c) => {
    document ??= JSON.stringify(openapiDocument(endpoints, health.version));
    return withEntityTag(c.req.raw, document, { 'cache-control': 'public, max-age=300' });
  });
  app.route('/', operatorRoute(operator, deps.log));
  app.all('/services/*', (c) => c.notFound());
  app.route('/', mediaRoutes());
  if (files) app.route('/', appRoutes(deps, files, identityHosts));
  return { fetch: async (request, env = {}) => app.fetch(request, env) };
}

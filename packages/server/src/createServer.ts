import type { Deps } from './deps';
import { httpApp } from './http/app';
import type { ServerEnv } from './http/env';
import type { RateLimits } from './http/rateLimit';
import type { RouteGroup } from './http/route';

/** What else a server may be given. */
export interface ServerOptions {
  groups: readonly RouteGroup[];
  /** Absent: nothing is limited, as in tests. */
  limits?: RateLimits;
}

/** The whole server as one function from request to answer: runs in Node, in tests without a port, and in a browser. */
export interface Server {
  fetch(request: Request, env?: ServerEnv['Bindings']): Promise<Response>;
}

export function createServer(deps: Deps, { groups, limits }: ServerOptions): Server {
  const app = httpApp(deps, groups, limits);
  return { fetch: async (request, env = {}) => app.fetch(request, env) };
}

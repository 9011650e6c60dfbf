import { inject } from 'vitest';
import { playerApi } from './playerApi';
import { behindSignIn, visitedRoutes, type Visited } from './routeAddresses';
import type { Session } from './visitPages';

const OPERATOR = ['operador@arma11.pe', 'operar2026'] as const;

/** Returns the routes behind the sign-in that the player or the operator visits, and their session. */
export async function signedInRoutes(by: Visited['by']): Promise<{ routes: Visited[]; session: Session }> {
  const routes = behindSignIn(visitedRoutes(inject('routeIds'), inject('grant')), by);
  const who = by === 'operator' ? OPERATOR : [];
  return { routes, session: (await playerApi(inject('baseUrl'), ...who)).session };
}

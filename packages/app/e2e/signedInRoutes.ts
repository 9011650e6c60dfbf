import { inject } from 'vitest';
import { playerApi } from './playerApi';
import type { RealIds } from './realIds';
import { behindSignIn, visitedRoutes, type Visited } from './routeAddresses';
import type { Session } from './visitPages';

const OPERATOR = ['operador@arma11.pe', 'operar2026'] as const;

/** A server, with what its addresses are filled with. */
export interface VisitedSite {
  baseUrl: string;
  routeIds: RealIds;
  grant: string;
}

/** The server that all tests of the project share. */
const sharedSite = (): VisitedSite => ({
  baseUrl: inject('baseUrl'),
  routeIds: inject('routeIds'),
  grant: inject('grant'),
});

/** Returns the routes behind the sign-in that the player or the operator visits, and their session. */
export async function signedInRoutes(
  by: Visited['by'],
  { baseUrl, routeIds, grant }: VisitedSite = sharedSite(),
): Promise<{ routes: Visited[]; session: Session }> {
  const routes = behindSignIn(visitedRoutes(routeIds, grant), by);
  const who = by === 'operator' ? OPERATOR : [];
  return { routes, session: (await playerApi(baseUrl, ...who)).session };
}

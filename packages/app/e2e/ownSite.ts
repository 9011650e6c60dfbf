import { afterAll, beforeAll, inject } from 'vitest';
import { serveDemo, type DemoServer } from './demoSeason';
import { grantPath } from './grantPath';
import { playerApi } from './playerApi';
import { realIds } from './realIds';
import type { VisitedSite } from './signedInRoutes';

/**
 * Serves the tests of a file a demo season of their own, and returns how they get it. Many pages in turn are more reads a
 * minute than one server grants a player, whom tests beside them visit it as too (security §5.3).
 */
export function ownSite(name: string): () => VisitedSite {
  let server: DemoServer;
  let site: VisitedSite;
  beforeAll(async () => {
    server = await serveDemo(name, inject('season'));
    const { baseUrl } = server;
    const routeIds = await realIds(await playerApi(baseUrl));
    site = { baseUrl, routeIds, grant: await grantPath(baseUrl, 's'.repeat(22)) };
  });
  afterAll(() => server.stop());
  return () => site;
}

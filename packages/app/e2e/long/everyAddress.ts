import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { serveDemo, type DemoServer } from '../demoSeason';
import { grantPath } from '../grantPath';
import { playerApi } from '../playerApi';
import { realIds } from '../realIds';
import { NOWHERE, visitedRoutes } from '../routeAddresses';
import { signedInRoutes, type VisitedSite } from '../signedInRoutes';
import { visitAll, type View } from '../visitPages';

/** Tests that every address of every route is right in a view, rooms in each of their states, and keeps a picture of it. */
export function testEveryAddress(view: View): void {
  const pictured = { ...view, pictures: true };
  let server: DemoServer;
  let site: VisitedSite;

  // All addresses of two views are more reads a minute than one server grants the player.
  beforeAll(async () => {
    server = await serveDemo(view.name, inject('season'));
    const { baseUrl } = server;
    const routeIds = await realIds(await playerApi(baseUrl));
    site = { baseUrl, routeIds, grant: await grantPath(baseUrl, 's'.repeat(22)) };
  });
  afterAll(() => server.stop());

  it.each(['player', 'operator'] as const)(
    `every page of the %s has a heading, stands still, breaks no rule of accessibility and writes no error (${view.name})`,
    async (by) => {
      const { routes, session } = await signedInRoutes(by, site);
      const addresses = routes.flatMap((route) => route.addresses);
      expect(addresses.length).toBeGreaterThan(12);
      expect(await visitAll(site.baseUrl, pictured, session, addresses)).toEqual([]);
    },
    600_000,
  );

  it(`who is signed out finds the open pages right (${view.name})`, async () => {
    const open = visitedRoutes(site.routeIds, site.grant).filter((route) => route.open);
    const addresses = [...open.flatMap((route) => route.addresses), '/?from=%2Fplay%2Fquest'];
    expect(await visitAll(site.baseUrl, pictured, {}, addresses)).toEqual([]);
  }, 120_000);

  it(`an address of nothing says so under a heading (${view.name})`, async () => {
    const { session } = await signedInRoutes('player', site);
    const found = await visitAll(site.baseUrl, pictured, session, NOWHERE);
    expect(found.filter((line) => !line.includes('404'))).toEqual([]);
  }, 120_000);
}

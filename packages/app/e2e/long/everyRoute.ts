import { expect, it } from 'vitest';
import { ownSite } from '../ownSite';
import { NOWHERE, visitedRoutes, type Addresses } from '../routeAddresses';
import { signedInRoutes } from '../signedInRoutes';
import { visitAll, type View } from '../visitPages';

/** Tests that every route is right on a screen in both schemes, at those of its addresses that are `chosen`, and keeps pictures of it. */
export function testEveryRoute(view: View, chosen: Addresses): void {
  const site = ownSite(view.name);

  it.each(['player', 'operator'] as const)(
    `every page of the %s has a heading, stands still, breaks no rule of accessibility and writes no error (${view.name})`,
    async (by) => {
      const { routes, session } = await signedInRoutes(by, site());
      const addresses = chosen(routes);
      expect(addresses.length).toBeGreaterThan(12);
      expect(await visitAll(site().baseUrl, view, session, addresses)).toEqual([]);
    },
    900_000,
  );

  it(`who is signed out finds the open pages right (${view.name})`, async () => {
    const { baseUrl, routeIds, grant } = site();
    const open = visitedRoutes(routeIds, grant).filter((route) => route.open);
    const addresses = [...chosen(open), '/?from=%2Fplay%2Fquest'];
    expect(await visitAll(baseUrl, view, {}, addresses)).toEqual([]);
  }, 120_000);

  it(`an address of nothing says so under a heading (${view.name})`, async () => {
    const { session } = await signedInRoutes('player', site());
    const found = await visitAll(site().baseUrl, view, session, NOWHERE);
    expect(found.filter((line) => !line.includes('404'))).toEqual([]);
  }, 120_000);
}

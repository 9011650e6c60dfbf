import { describe, expect, it } from 'vitest';
import { ownSite } from './ownSite';
import { everySecond, isRoom, visitedRoutes } from './routeAddresses';
import { signedInRoutes } from './signedInRoutes';
import { desktopLight, visitAll } from './visitPages';

// Every second route, where `routesOf….test.ts` visit each on a phone: in `test:all`, which has every address of them too.

const site = ownSite('routes-on-desktop');

describe('on a desktop, light: a heading, stillness, no rule of accessibility broken, no error written', () => {
  it.each([
    { which: 'of a player', by: 'player' as const, is: (room: boolean) => !room, least: 20 },
    { which: 'of a room', by: 'player' as const, is: (room: boolean) => room, least: 6 },
    { which: 'of the back office', by: 'operator' as const, is: () => true, least: 6 },
  ])(
    'every second page $which',
    async ({ by, is, least }) => {
      const { routes, session } = await signedInRoutes(by, site());
      const addresses = everySecond(routes.filter((route) => is(isRoom(route))));
      expect(addresses.length).toBeGreaterThanOrEqual(least);
      expect(await visitAll(site().baseUrl, desktopLight, session, addresses)).toEqual([]);
    },
    240_000,
  );

  it('the pages that are open to who is signed out', async () => {
    const { baseUrl, routeIds, grant } = site();
    const open = visitedRoutes(routeIds, grant).filter((route) => route.open);
    const addresses = [...open.flatMap((route) => route.addresses), '/?from=%2Fplay%2Fquest'];
    expect(await visitAll(baseUrl, desktopLight, {}, addresses)).toEqual([]);
  });
});

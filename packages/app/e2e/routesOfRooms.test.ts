import { expect, inject, it } from 'vitest';
import { everySecond, isRoom, oneOfEach } from './routeAddresses';
import { signedInRoutes } from './signedInRoutes';
import { desktopLight, phoneDark, visitAll } from './visitPages';

// Generated from the route table: a route that is added is visited, or fails by its name for want of an address.

it.each([
  { view: phoneDark, choose: oneOfEach },
  { view: desktopLight, choose: everySecond },
])(
  'every page of a room has a heading, stands still, breaks no rule of accessibility and writes no error ($view.name)',
  async ({ view, choose }) => {
    const { routes, session } = await signedInRoutes('player');
    const addresses = choose(routes.filter(isRoom));
    expect(addresses.length).toBeGreaterThan(5);
    expect(await visitAll(inject('baseUrl'), view, session, addresses)).toEqual([]);
  },
  240_000,
);

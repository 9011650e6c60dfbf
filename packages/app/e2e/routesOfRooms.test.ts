import { expect, inject, it } from 'vitest';
import { isRoom, oneOfEach } from './routeAddresses';
import { signedInRoutes } from './signedInRoutes';
import { phoneDark, visitAll } from './visitPages';

// Generated from the route table: a route that is added is visited, or fails by its name for want of an address.

it('every page of a room has a heading, stands still, breaks no rule of accessibility and writes no error', async () => {
  const { routes, session } = await signedInRoutes('player');
  const addresses = oneOfEach(routes.filter(isRoom));
  expect(addresses.length).toBeGreaterThan(5);
  expect(await visitAll(inject('baseUrl'), phoneDark, session, addresses)).toEqual([]);
}, 600_000);

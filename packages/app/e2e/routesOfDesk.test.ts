import { expect, inject, it } from 'vitest';
import { oneOfEach } from './routeAddresses';
import { signedInRoutes } from './signedInRoutes';
import { phoneDark, visitAll } from './visitPages';

it('every page of the back office has a heading, stands still, breaks no rule of accessibility and writes no error', async () => {
  const { routes, session } = await signedInRoutes('operator');
  const addresses = oneOfEach(routes);
  expect(addresses.length).toBeGreaterThan(5);
  expect(await visitAll(inject('baseUrl'), phoneDark, session, addresses)).toEqual([]);
}, 240_000);

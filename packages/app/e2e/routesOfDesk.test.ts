import { expect, inject, it } from 'vitest';
import { everySecond, oneOfEach } from './routeAddresses';
import { signedInRoutes } from './signedInRoutes';
import { desktopLight, phoneDark, visitAll } from './visitPages';

it.each([
  { view: phoneDark, choose: oneOfEach },
  { view: desktopLight, choose: everySecond },
])(
  'every page of the back office has a heading, stands still, breaks no rule of accessibility and writes no error ($view.name)',
  async ({ view, choose }) => {
    const { routes, session } = await signedInRoutes('operator');
    const addresses = choose(routes);
    expect(addresses.length).toBeGreaterThan(5);
    expect(await visitAll(inject('baseUrl'), view, session, addresses)).toEqual([]);
  },
  240_000,
);

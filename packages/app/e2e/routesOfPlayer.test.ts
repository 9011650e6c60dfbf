import { expect, it } from 'vitest';
import { ownSite } from './ownSite';
import { isRoom, NOWHERE, oneOfEach } from './routeAddresses';
import { signedInRoutes } from './signedInRoutes';
import { openVisitor, phoneDark, visitAll, visitInTurn } from './visitPages';

const site = ownSite('routes-of-player');

it('every page of a player has a heading, stands still, breaks no rule of accessibility and writes no error', async () => {
  const { routes, session } = await signedInRoutes('player', site());
  const addresses = oneOfEach(routes.filter((route) => !isRoom(route)));
  expect(addresses.length).toBeGreaterThan(19);
  expect(await visitAll(site().baseUrl, phoneDark, session, addresses)).toEqual([]);
}, 600_000);

it('an address of nothing says so under a heading, with a way on', async () => {
  const { session } = await signedInRoutes('player', site());
  const { page, errors } = await openVisitor(site().baseUrl, phoneDark, session);
  const inside = page.getByRole('main');
  const problems: string[] = [];
  for (const address of NOWHERE) {
    problems.push(...(await visitInTurn(page, phoneDark, [address])));
    const ways = await inside.getByRole('link').or(inside.getByRole('button')).count();
    if (ways === 0) problems.push(`${address}: has no way on`);
  }
  // That there is nothing is told by the server too, which the browser writes down.
  expect([...problems, ...errors.filter((error) => !error.includes('404'))]).toEqual([]);
}, 120_000);

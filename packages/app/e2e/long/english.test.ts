import { expect, it } from 'vitest';
import { ownSite } from '../ownSite';
import { oneOfEach } from '../routeAddresses';
import { signedInRoutes } from '../signedInRoutes';
import { inEnglish, spanishLeft } from '../spanishLeft';
import { goTo, layoutProblems } from '../steadyPage';
import { inLanes, openVisitor, phoneDark } from '../visitPages';

const site = ownSite('english');

it('every page of a player has no Spanish words of ours in English, and stands as it does in Spanish', async () => {
  const { routes, session } = await signedInRoutes('player', site());
  // One iterator for all lanes: each takes the next address that nobody has.
  const waiting = oneOfEach(routes).values();
  const found = await inLanes(async () => {
    const { page, errors } = await openVisitor(site().baseUrl, phoneDark, session);
    await inEnglish(page);
    const problems: string[] = [];
    for (const address of waiting) {
      await goTo(page, address);
      const here = [...(await spanishLeft(page)), ...(await layoutProblems(page))];
      problems.push(...here.map((problem) => `${address}: ${problem}`));
    }
    return [...problems, ...errors];
  });
  expect(found).toEqual([]);
}, 600_000);

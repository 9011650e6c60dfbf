import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { outOfSight } from '../outOfSight';
import { ownSite } from '../ownSite';
import { oneOfEach } from '../routeAddresses';
import { signedInRoutes } from '../signedInRoutes';
import { goTo, goWithin, settle } from '../steadyPage';
import { inLanes, openVisitor, phoneDark } from '../visitPages';

const site = ownSite('large-text');

const LOOKS = [
  { name: '320 px', viewport: { width: 320, height: 700 }, size: '100%' },
  { name: '1280 px at 200 %', viewport: { width: 640, height: 400 }, size: '100%' },
  { name: 'text of 150 %', viewport: { width: 360, height: 740 }, size: '150%' },
];

/** As a browser whose window is as large, and in which text of that size was chosen. */
async function look(page: Page, { viewport, size }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  await settle(page);
}

it(`every page of a player shows all its words and controls: ${LOOKS.map(({ name }) => name).join(', ')}`, async () => {
  const { routes, session } = await signedInRoutes('player', site());
  // One iterator for all lanes: each takes the next address that nobody has.
  const waiting = oneOfEach(routes).values();
  const headings = new Set<string | null>();
  const found = await inLanes(async () => {
    const { page } = await openVisitor(site().baseUrl, phoneDark, session);
    await goTo(page, '/play');
    const problems: string[] = [];
    for (const address of waiting) {
      await goWithin(page, address);
      headings.add(await page.locator('h1').first().textContent());
      for (const each of LOOKS) {
        await look(page, each);
        problems.push(...(await outOfSight(page)).map((problem) => `${address}, ${each.name}: ${problem}`));
      }
    }
    return problems;
  });
  expect(found).toEqual([]);
  // One page would not do for all of them.
  expect(headings.size).toBeGreaterThan(40);
}, 600_000);

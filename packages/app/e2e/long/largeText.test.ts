import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { outOfSight } from '../outOfSight';
import { ownSite } from '../ownSite';
import { oneOfEach } from '../routeAddresses';
import { signedInRoutes } from '../signedInRoutes';
import { settle } from '../steadyPage';
import { inLanes, openVisitor, phoneDark } from '../visitPages';

const site = ownSite('large-text');

/** As a browser in which larger text was chosen. */
const enlarge = (page: Page, size: string) =>
  page.addInitScript((fontSize) => {
    new MutationObserver((_, observer) => {
      if (document.documentElement === null) return;
      document.documentElement.style.fontSize = fontSize;
      observer.disconnect();
    }).observe(document, { childList: true });
  }, size);

it.each([
  { name: '320 px', viewport: { width: 320, height: 700 }, size: '100%' },
  { name: '1280 px at 200 %', viewport: { width: 640, height: 400 }, size: '100%' },
  { name: 'text of 150 %', viewport: { width: 360, height: 740 }, size: '150%' },
])('every page of a player shows all its words and controls: $name', { timeout: 600_000 }, async (look) => {
  const { routes, session } = await signedInRoutes('player', site());
  // One iterator for all lanes: each takes the next address that nobody has.
  const waiting = oneOfEach(routes).values();
  const found = await inLanes(async () => {
    const view = { ...phoneDark, name: look.name, viewport: look.viewport };
    const { page } = await openVisitor(site().baseUrl, view, session);
    await enlarge(page, look.size);
    const problems: string[] = [];
    for (const address of waiting) {
      await page.goto(address, { waitUntil: 'commit' });
      await settle(page);
      problems.push(...(await outOfSight(page)).map((problem) => `${address}: ${problem}`));
    }
    return problems;
  });
  expect(found).toEqual([]);
});

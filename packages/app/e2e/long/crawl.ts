import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import { settle } from '../steadyPage';

/** Rooms stand in different states, and not each has every link: so many addresses of one route are opened at most. */
const OPENED_OF_ONE = 3;

/**
 * Opens pages from the first ones on, each by a link of one before, until every wanted route was met or no link leads further.
 * @returns the routes that no link led to.
 */
export async function unreached(page: Page, first: readonly string[], wanted: readonly string[]): Promise<string[]> {
  const opened = new Map<string, number>();
  const timesOf = (address: string) => opened.get(patternOf(address, wanted)!) ?? 0;
  const known = new Set<string>();
  const waiting: string[] = [];
  const meet = (addresses: readonly string[]) => {
    for (const address of addresses) {
      if (known.has(address) || patternOf(address, wanted) === undefined) continue;
      known.add(address);
      waiting.push(address);
    }
  };
  const missing = () => {
    const met = new Set([...known].map((address) => patternOf(address, wanted)));
    return wanted.filter((pattern) => !met.has(pattern));
  };
  meet(first);
  while (missing().length > 0) {
    const [address] = waiting.sort((a, b) => timesOf(a) - timesOf(b)).splice(0, 1);
    if (address === undefined || timesOf(address) >= OPENED_OF_ONE) break;
    opened.set(patternOf(address, wanted)!, timesOf(address) + 1);
    await page.goto(address, { waitUntil: 'commit' });
    await settle(page);
    meet(await linksOf(page));
  }
  return missing();
}

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

/** The route of an address: one without a parameter before one with. */
function patternOf(address: string, patterns: readonly string[]): string | undefined {
  const { pathname } = new URL(address, 'https://app.example');
  const matching = patterns.filter((pattern) => matchPath(pattern, pathname));
  return matching.find((pattern) => !pattern.includes(':')) ?? matching[0];
}

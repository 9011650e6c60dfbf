import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import { goTo, goWithin } from '../steadyPage';

/** Rooms stand in different states, and not each has every link: so many pages of one route are opened at most, */
const OPENED_OF_ONE = 3;
/** and so many, before others, while a page below is still to be met: few rooms are open to the player's own answers. */
const OPENED_ABOVE_MISSING = 15;

interface Met {
  address: string;
  pattern: string;
}

/**
 * Opens pages from the first ones on, each by a link of one before, until every wanted route was met or no link leads further.
 * @returns the routes that no link led to.
 */
export async function unreached(page: Page, first: readonly string[], wanted: readonly string[]): Promise<string[]> {
  const missing = new Set(wanted);
  const opened = new Map<string, number>();
  const known = new Set<string>();
  const waiting: Met[] = [];
  const meet = (addresses: readonly string[]) => {
    for (const address of addresses) {
      const pattern = known.has(address) ? undefined : patternOf(address, wanted);
      known.add(address);
      if (pattern === undefined) continue;
      missing.delete(pattern);
      waiting.push({ address, pattern });
    }
  };
  const isAboveMissing = (pattern: string) => [...missing].some((route) => route.startsWith(`${pattern}/`));
  /** The next page to open: of the routes that were opened least. */
  function next(): Met | undefined {
    const ranked = waiting.map((met) => {
      const above = isAboveMissing(met.pattern);
      const times = opened.get(met.pattern) ?? 0;
      const isOver = times >= (above ? OPENED_ABOVE_MISSING : OPENED_OF_ONE);
      return { met, rank: isOver ? Infinity : times - (above ? OPENED_OF_ONE : 0) };
    });
    const [best] = ranked.sort((a, b) => a.rank - b.rank);
    return best && best.rank < Infinity ? best.met : undefined;
  }
  meet(first);
  await goTo(page, first[0]!);
  while (missing.size > 0) {
    const met = next();
    if (!met) break;
    waiting.splice(waiting.indexOf(met), 1);
    opened.set(met.pattern, (opened.get(met.pattern) ?? 0) + 1);
    await goWithin(page, met.address);
    meet(await linksOf(page));
  }
  return [...missing];
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

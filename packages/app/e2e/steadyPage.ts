import type { Page } from 'playwright-core';
import { STILL_TO_COME } from '../../testing/pages/stillToCome';

interface Shift {
  value: number;
  moved: string[];
}

type Watched = Window & { arma11Shifts: Shift[]; arma11Still?: { wait: number; looks: number } };

/** Most that a page may move by itself while it loads (product §12.2). */
const MOST_SHIFT = 0.02;

/** A page is settled when it has been so this often in a row: one answer may lead to the next question. */
const STILL_LOOKS = 3;

/** Notes from the start of every document what moves in it without a tap. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as unknown as Watched).arma11Shifts = shifts;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()} '${node.textContent?.slice(0, 30)}'` : String(node);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Looks of an earlier wait say nothing about a page that was changed since. */
let waits = 0;

/** How far down, in screens, a piece lies when somebody comes near it (`useNear`) and does not see it yet. */
const AHEAD = 1.3;

/**
 * Waits until a page shows what it has to show: its heading and its fonts, nothing of it still to come. What a page
 * brings only when somebody comes near is gone to, as a thumb does, once all that is on the screen stands still.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    ([waiting, enough, ahead, wait]) => {
      const watched = window as unknown as Watched;
      const coming = [...document.querySelectorAll(waiting)];
      const isSeen = (piece: Element) => {
        const { top, bottom } = piece.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      const ready = document.querySelector('h1') !== null && document.fonts.status === 'loaded';
      const still = ready && !coming.some(isSeen);
      const before = watched.arma11Still?.wait === wait ? watched.arma11Still.looks : 0;
      const looks = still ? before + 1 : 0;
      watched.arma11Still = { wait, looks };
      if (looks < enough) return false;
      const [next] = coming;
      if (next) window.scrollBy(0, next.getBoundingClientRect().top - innerHeight * ahead);
      return next === undefined;
    },
    [STILL_TO_COME, STILL_LOOKS, AHEAD, ++waits] as const,
    { polling: 50 },
  );
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** Opens an address as a stranger does. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await settle(page);
}

/** Goes to an address of the app that is open, as a tap on a link does: only the first page of a walk is loaded anew. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await settle(page);
}

/** What is wrong with how a settled page lies on the screen. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const { shifts, sideways } = await page.evaluate(() => ({
    shifts: (window as unknown as Watched).arma11Shifts,
    sideways: document.documentElement.scrollWidth > window.innerWidth + 1,
  }));
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  return [
    ...(total > MOST_SHIFT ? [`moves by ${total.toFixed(3)}, most of all ${worst?.moved.join(', ')}`] : []),
    ...(sideways ? ['scrolls sideways'] : []),
  ];
}

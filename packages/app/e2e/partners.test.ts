import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPhone } from './phone';
import { violations } from './violations';

const baseUrl = inject('baseUrl');

const PAGES = [
  ['', 1],
  ['diario/', 1],
  ['club/', 3],
  ['estricta/', 1],
  ['hostil/', 1],
] as const;

/** Waits until every widget of the page has something to show; returns how many there are. */
async function readyWidgets(page: Page): Promise<number> {
  const tags = 'arma11-prediccion-panel, arma11-room-card, arma11-quest-bar';
  await page.waitForFunction((selector) => {
    const widgets = [...document.querySelectorAll(selector)];
    return widgets.length > 0 && widgets.every((widget) => widget.matches(':state(ready)'));
  }, tags);
  return page.locator(tags).count();
}

/** How far the page jumped so far: the sum of its layout shifts. Watched from before its first byte. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(document, { shifts });
  });
const shiftOf = (page: Page) =>
  page.evaluate(() => (document as unknown as { shifts: { total: number } }).shifts.total);

describe.each([
  { view: 'phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const },
  { view: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' as const },
])('on a $view, $colorScheme', ({ view, viewport, colorScheme }) => {
  it.each(PAGES)(
    'the page «%s» shows its widgets without a jump, breaks no rule of accessibility, asks nobody else, and leaves the console empty',
    async (path, widgets) => {
      const phone = await openPhone(baseUrl, { viewport, colorScheme });
      const { page } = phone;
      const said: string[] = [];
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(error.message));
      await watchShifts(page);
      await page.goto(`/partners/${path}`);
      expect(await readyWidgets(page)).toBe(widgets);
      await page.waitForLoadState('networkidle');
      await phone.shoot(`partners-${path.replace('/', '') || 'index'}-${view}`);
      expect(await shiftOf(page)).toBeLessThan(0.02);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth + 1)).toBe(true);
      expect(said).toEqual([]);
    },
  );
});

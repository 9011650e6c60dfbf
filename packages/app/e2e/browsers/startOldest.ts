import { chromium, type ElementHandle, type Page } from 'playwright-core';
import { contextBelievesOnline } from '../../../../tooling/machine/believeOnline.mjs';
import { launchOptions } from '../../../../tooling/machine/browser.mjs';
import { withoutNewer } from '../../../../tooling/browsers/withoutNewer.mjs';
import type { RunningBrowser, Tab } from './Tab';

/** Starts Chromium without whatever an oldest supported browser lacks: none of those can be installed any more. */
export async function startOldest(): Promise<RunningBrowser> {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'es-PE' });
  await context.addInitScript(withoutNewer());
  const page = await context.newPage();
  await contextBelievesOnline(context);
  return { tab: tabOf(page), close: () => browser.close() };
}

function tabOf(page: Page): Tab {
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  const element = async (expression: string) =>
    (await page.evaluateHandle<HTMLElement>(expression)).asElement() as ElementHandle<HTMLElement>;
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    popup: async () => tabOf(popups.pop() ?? (await page.waitForEvent('popup'))),
    shoot: async (path) => void (await page.screenshot({ path })),
  };
}

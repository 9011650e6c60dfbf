import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { RunningBrowser, Tab } from './Tab';

/** Starts Firefox without a window of its own, over WebDriver BiDi. */
export async function startFirefox(path: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: { width: 412, height: 823 },
  });
  return { tab: tabOf(await browser.newPage()), close: () => browser.close() };
}

function tabOf(page: Page): Tab {
  const popups: Page[] = [];
  page.on('popup', (popup) => popup && popups.push(popup));
  const element = async (expression: string) =>
    (await page.evaluateHandle(expression)).asElement() as ElementHandle<HTMLElement>;
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    popup: async () =>
      tabOf(popups.pop() ?? (await new Promise<Page>((resolve) => page.once('popup', (popup) => resolve(popup!))))),
    shoot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
  };
}

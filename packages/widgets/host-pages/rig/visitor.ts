import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { contextBelievesOnline } from '../../../../tooling/machine/believeOnline.mjs';
import { clockOffsetDays } from '../../../testing/clock/clockOffset.mjs';
import { shiftDateSource } from '../../../testing/clock/shiftDate.mjs';
import { artifacts } from '../../../app/e2e/builtServer';
import { startTrace } from '../../../app/e2e/startTrace';
import { workerBrowser } from '../../../app/e2e/workerBrowser';

/** Someone who reads a partner's page, and all that the page let slip. */
export interface Visitor {
  page: Page;
  /** Every console message of any kind, every error and every breach of a policy. */
  said: string[];
  /** Origins that were asked for something. */
  asked: Set<string>;
  /** Keeps a picture of the whole page. */
  shoot(name: string): Promise<void>;
}

// Runs before anything of the page: what the window had before us, and policies that were broken.
function watchPage() {
  const before = new Set(Object.getOwnPropertyNames(window));
  const breaches: string[] = [];
  addEventListener('securitypolicyviolation', (event) => {
    breaches.push(`${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
  });
  const shifts = { total: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  Object.defineProperty(document, 'rig', { value: { before, breaches, shifts } });
}

/**
 * Opens a browser context of a phone's width on a page. When the running test ends it is closed, and nobody but this machine
 * may have been asked for anything.
 */
export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const browser = await workerBrowser();
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    ...options,
  });
  await context.addInitScript(shiftDateSource(clockOffsetDays()));
  await context.addInitScript(watchPage);
  const said: string[] = [];
  const asked = new Set<string>();
  context.on('console', (message) => {
    // The one sentence that React's own development build says on every page.
    if (message.text().includes('Download the React DevTools')) return;
    said.push(`${message.page()?.url()}: ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => said.push(thrown.error().message));
  context.on('request', (request) => asked.add(new URL(request.url()).origin));
  const endTrace = await startTrace(context);
  onTestFinished(async (test) => {
    await endTrace(test);
    await context.close();
    const foreign = [...asked].filter(
      (origin) => !/^(null|http:\/\/(127\.0\.0\.1|(\w+\.)?localhost):\d+)$/.test(origin),
    );
    expect(foreign, 'origins beyond this machine').toEqual([]);
  });
  const page = await context.newPage();
  await contextBelievesOnline(context);
  const folder = join(artifacts, 'hosts');
  mkdirSync(folder, { recursive: true });
  return {
    page,
    said,
    asked,
    shoot: async (name) => void (await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })),
  };
}

/** The panel of the page, once it shows its matches. */
export async function readyPanel(page: Page, tag = 'arma11-prediccion-panel'): Promise<Locator> {
  const panel = page.locator(tag).first();
  await panel.getByRole('radiogroup').first().waitFor({ timeout: 20_000 });
  return panel;
}

/**
 * What the page holds of ours outside shadow roots, as it should: nothing but what the docs name. What Playwright leaves there
 * to record the test is not ours.
 */
export const leftBehind = (page: Page) =>
  page.evaluate(() => {
    const { before, breaches, shifts } = (document as unknown as { rig: Rig }).rig;
    return {
      globals: Object.getOwnPropertyNames(window).filter(
        (name) => !before.has(name) && !name.startsWith('__playwright_'),
      ),
      adopted: document.adoptedStyleSheets.length,
      styles: document.querySelectorAll('style, link[rel="stylesheet"]').length,
      bodyChildren: [...document.body.children].map(({ tagName }) => tagName.toLowerCase()),
      cookies: document.cookie,
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      breaches,
      shift: shifts.total,
    };
  });

interface Rig {
  before: Set<string>;
  breaches: string[];
  shifts: { total: number };
}

/** How the pieces of the panel look: nothing of the page's styles may show in it. */
export const looks = (panel: Locator) =>
  panel.evaluate((host) => {
    const seen = (element: Element | null | undefined) => {
      if (!element) return null;
      const { color, backgroundColor, fontSize, direction, display, textAlign } = getComputedStyle(element);
      return { color, backgroundColor, fontSize, direction, display, textAlign };
    };
    const root = host.shadowRoot;
    return Object.fromEntries(
      ['root', 'bar', 'match', 'match-header', 'match-body', 'answer'].map((part) => [
        part,
        seen(root?.querySelector(`[part~="${part}"]`)),
      ]),
    );
  });

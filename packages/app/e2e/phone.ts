import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { contextBelievesOnline } from '../../../tooling/machine/believeOnline.mjs';
import { clockOffsetDays } from '../../testing/clock/clockOffset.mjs';
import { shiftDateSource } from '../../testing/clock/shiftDate.mjs';
import { artifacts } from './builtServer';
import { startTrace } from './startTrace';
import { workerBrowser } from './workerBrowser';

/** A page on a phone-sized screen that remembers every console error. */
export interface Phone {
  page: Page;
  errors: string[];
  /** Keeps a picture of what is on the screen. */
  shoot(name: string): Promise<void>;
}

export interface PhoneOptions extends BrowserContextOptions {
  /** The test itself looks at what is asked of other origins. */
  asksOthers?: boolean;
  /** Many pages are only looked at, and what is wrong is told by address: a record of each would take a third as long again. */
  onlyLooks?: boolean;
}

/**
 * A fresh browser context for the running test: 360×740, Lima, Peruvian Spanish, still. When the test ends it is closed, and
 * nobody but our own origin may have been asked for anything.
 */
export async function openPhone(
  baseURL: string,
  { asksOthers = false, onlyLooks = false, ...options }: PhoneOptions = {},
): Promise<Phone> {
  const browser = await workerBrowser();
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    // What is served is what is tested; offline.test.ts is about the worker.
    serviceWorkers: 'block',
    ...options,
  });
  // The server's clock is the run's own; the page's has to be told.
  await context.addInitScript(shiftDateSource(clockOffsetDays()));
  const foreign: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL) foreign.push(request.url());
  });
  const endTrace = onlyLooks ? undefined : await startTrace(context);
  onTestFinished(async (test) => {
    await endTrace?.(test);
    await context.close();
    if (!asksOthers) expect(foreign, 'requests to other origins').toEqual([]);
  });
  const page = await context.newPage();
  await contextBelievesOnline(context);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  const folder = join(artifacts, 'e2e');
  mkdirSync(folder, { recursive: true });
  let shots = 0;
  const shoot = async (name: string) => {
    shots += 1;
    await page.screenshot({ path: join(folder, `${String(shots).padStart(2, '0')}-${name}.png`) });
  };
  return { page, errors, shoot };
}

/** Signs in through the form as a player does. */
export async function signIn({ page }: Phone, email = 'demo@arma11.pe', password = 'jugar2026'): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Acceder con mi Email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/play$/);
}

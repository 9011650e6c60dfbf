import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { launchOptions } from '../../../scripts/machine/browser.mjs';
import { artifacts } from './builtServer';

/** A page on a phone-sized screen that remembers every console error. */
export interface Phone {
  page: Page;
  errors: string[];
  /** Keeps a picture of what is on the screen. */
  shoot(name: string): Promise<void>;
}

export const launch = (): Promise<Browser> => chromium.launch(launchOptions());

/** A fresh browser context: 360×740, Lima, Peruvian Spanish, still. */
export async function openPhone(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Phone> {
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
  const page = await context.newPage();
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

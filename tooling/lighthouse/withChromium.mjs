import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath, launchOptions } from '../machine/browser.mjs';

/** The address of the first link of a page that begins as asked. */
async function linkOn(page, path, start) {
  await page.goto(path);
  const link = page.locator(`a[href^="${start}"]`).first();
  await link.waitFor();
  const href = await link.getAttribute('href');
  return new URL(href, page.url()).pathname;
}

/** Signs the demo player in, in a profile that keeps it, and answers where its pages are. */
async function signIn(profile, baseURL) {
  const options = { ...launchOptions(), baseURL };
  const context = await chromium.launchPersistentContext(profile, options);
  try {
    const page = await context.newPage();
    await page.goto('/login-user');
    await page.getByRole('textbox', { name: 'Email' }).fill('demo@arma11.pe');
    await page.getByLabel('Contraseña', { exact: true }).fill('jugar2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play$/);
    const lineup = await linkOn(page, '/play/juegos-compe', '/compe/sala/');
    const prediction = await linkOn(page, '/play/juegos-predi', '/predi/sala/');
    return { home: '/play', lineup, prediction };
  } finally {
    await context.close();
  }
}

/** Runs `work` with the port of a Chromium that nobody else watches: what else listens to it costs its pages time. */
async function withBrowser(profile, work) {
  const chromeFlags = ['--headless=new', ...chromiumArgs];
  const chrome = await launch({ chromePath: chromiumPath(), userDataDir: profile, chromeFlags });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

/**
 * Runs `signedOut` and then, as the demo player and with the addresses of its pages, `signedIn`; each with a Chromium.
 * @param {string} baseURL
 * @param {{ signedOut: (port: number) => Promise<void>,
 *   signedIn: (port: number, pages: Record<string, string>) => Promise<void> }} work
 */
export async function withChromium(baseURL, { signedOut, signedIn }) {
  const profile = mkdtempSync(join(tmpdir(), 'arma11-lighthouse-'));
  try {
    await withBrowser(profile, signedOut);
    const pages = await signIn(profile, baseURL);
    await withBrowser(profile, (port) => signedIn(port, pages));
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

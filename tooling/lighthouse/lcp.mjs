import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchOptions } from '../machine/browser.mjs';
import { ensureChromium } from '../machine/chromium.mjs';
import { visitsTable } from './visits.mjs';

// `node tooling/lighthouse/lcp.mjs [--runs 9] [--pages login,play] [name=folder …]`: when the largest piece of a page is
// painted, on slow 4G and a processor four times slower, with nothing cached. Each folder is a checkout whose server and app
// are built; without one it is this. All are visited in turn, so that a busy machine slows them alike.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '9' }, pages: { type: 'string', default: 'login,play' } },
});
const RUNS = Number(values.runs);

const PAGES = {
  landing: { path: '/', signedIn: false },
  login: { path: '/login-user', signedIn: false },
  play: { path: '/play', signedIn: true },
};

/** Slow 4G as it is applied to every request, and a middling phone. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 };
const SLOWDOWN = 4;
/** So long after everything has come, nothing larger does. */
const QUIET_MS = 1_500;

/** Starts the server of a checkout by that checkout's own code. */
async function serve({ name, folder }, dataDir) {
  const { startBuilt } = await import(pathToFileURL(join(folder, 'packages/app/e2e/builtServer.ts')).href);
  return startBuilt(`lcp-${name}`, dataDir);
}

async function sessionAt(baseUrl) {
  const body = new FormData();
  body.set('email', 'demo@arma11.pe');
  body.set('password', 'jugar2026');
  const answer = await fetch(`${baseUrl}/services/users/login-default/`, { method: 'POST', body });
  const { access } = await answer.json();
  const localStorage = [
    { name: 'user-token', value: access },
    { name: 'user-token-expiry', value: String(Date.now() + 86_400_000) },
  ];
  return { storageState: { cookies: [], origins: [{ origin: baseUrl, localStorage }] } };
}

/** In the page, before anything else of it. */
const observe = () => {
  const seen = { lcp: 0, fcp: 0, cls: 0, what: '' };
  globalThis.paints = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, element } of /** @type {any[]} */ (list.getEntries()))
      Object.assign(seen, {
        lcp: startTime,
        what: `${element?.localName} ${element?.textContent?.trim().slice(0, 24)}`,
      });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of /** @type {any[]} */ (list.getEntries()))
      if (!hadRecentInput) seen.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** In the page: whether what it asked for is there. */
const settled = () =>
  document.querySelector('#root h1') !== null &&
  document.querySelector('#root [aria-busy="true"]') === null &&
  [...document.images].every(({ complete }) => complete);

/** One visit with an empty cache; how much came over the network, and what was painted when. */
async function visit(browser, { baseUrl, session }, { path, signedIn }) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    serviceWorkers: 'block',
    ...(signedIn ? session : {}),
  });
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(baseUrl + path, { waitUntil: 'load' });
    await page.waitForFunction(settled, undefined, { timeout: 60_000 });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => globalThis.paints);
  } finally {
    await context.close();
  }
}

await ensureChromium();
const named = (positionals.length > 0 ? positionals : ['this=.']).map((pair) => {
  const [name, folder] = pair.split('=');
  return { name, folder: resolve(folder) };
});
const data = await mkdtemp(join(tmpdir(), 'arma11-lcp-'));
const season = join(data, 'season');
// One season for all.
await mkdir(season);
await (await serve(named[0], season)).stop();

const builds = [];
const browser = await chromium.launch(launchOptions());
try {
  for (const build of named) {
    const own = join(data, build.name);
    await cp(season, own, { recursive: true });
    const server = await serve(build, own);
    builds.push({ ...build, ...server, session: await sessionAt(server.baseUrl) });
  }
  const visits = [];
  for (let run = 0; run < RUNS; run += 1)
    for (const page of values.pages.split(','))
      for (const build of run % 2 ? builds.toReversed() : builds)
        visits.push({ page, build: build.name, ...(await visit(browser, build, PAGES[page])) });
  process.stdout.write(`${visitsTable(visits)}\nLoad average ${loadavg()[1].toFixed(1)}, ${RUNS} visits each\n`);
} finally {
  await browser.close();
  for (const { stop } of builds) await stop();
  await rm(data, { recursive: true, force: true, maxRetries: 5 });
}

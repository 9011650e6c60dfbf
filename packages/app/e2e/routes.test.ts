import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { artifacts } from './builtServer';
import { grantPath } from './grantPath';
import { launch, openPhone, signIn, type Phone } from './phone';
import { playerApi } from './playerApi';
import { realIds } from './realIds';
import { NOWHERE, visitedRoutes, type Visited } from './routeAddresses';
import { layoutProblems, settle, watchShifts } from './steadyPage';
import { violationsInBothSchemes } from './violations';

// Generated from the route table: a route that is added is visited, or fails by its name for want of an address.

const baseUrl = inject('baseUrl');

const views = [
  { view: 'movil', viewport: { width: 360, height: 740 } },
  { view: 'escritorio', viewport: { width: 1280, height: 800 } },
];

let browser: Browser;
let visited: Visited[];
type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
let sessions: Record<Visited['by'], Session>;
beforeAll(async () => {
  rmSync(join(artifacts, 'pages'), { recursive: true, force: true });
  mkdirSync(join(artifacts, 'pages'), { recursive: true });
  visited = visitedRoutes(await realIds(await playerApi(baseUrl)), await grantPath(baseUrl, 's'.repeat(22)));
  browser = await launch();
  sessions = { player: await sessionOf(), operator: await sessionOf('operador@arma11.pe', 'operar2026') };
});
afterAll(() => browser.close());

async function sessionOf(...who: [] | [email: string, password: string]): Promise<Session> {
  const phone = await openPhone(browser, baseUrl);
  await signIn(phone, ...who);
  const state = await phone.page.context().storageState();
  await phone.page.context().close();
  return state;
}

async function open(options: Parameters<typeof openPhone>[2]): Promise<Phone> {
  const phone = await openPhone(browser, baseUrl, options);
  await withoutStream(phone.page);
  await watchShifts(phone.page);
  // A page that never settles is told by its name, and the others are still looked at.
  phone.page.setDefaultTimeout(20_000);
  return phone;
}

/** A page whose stream ends at once: it asks again instead. Through a route of the browser nothing would be cached. */
const withoutStream = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = (input, init) =>
      String(input).includes('/plus/live/') ? Promise.resolve(Response.json({})) : ask(input, init);
  });

const nameOf = (address: string) =>
  address
    .slice(1, 60)
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '') || 'portada';

/** Opens an address, looks at it in both schemes, and answers what is wrong with it. */
async function look(page: Page, view: string, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'commit' });
  await settle(page);
  const problems = await layoutProblems(page);
  const folder = join(artifacts, 'pages', view);
  mkdirSync(folder, { recursive: true });
  const found = await violationsInBothSchemes(page, (scheme) =>
    page.screenshot({ path: join(folder, `${nameOf(address)}-${scheme}.jpg`), type: 'jpeg', quality: 80 }),
  );
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== address) problems.push(`led to ${pathname}${search}`);
  return [...problems, ...found].map((problem) => `${address}: ${problem}`);
}

/** Looks at one address after the other; what is found is kept as it comes, beside the pictures. */
async function lookAtAll({ page }: Phone, view: string, addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    const found = await look(page, view, address).catch(({ message }: Error) => [`${address}: ${message}`]);
    problems.push(...found);
    if (found.length > 0) appendFileSync(join(artifacts, 'pages', 'problems.txt'), `${view} ${found.join('\n')}\n`);
  }
  return problems;
}

describe('every route of the table, signed out', () => {
  it('leads to the door, which remembers the address', async () => {
    const { page, errors } = await open({});
    const closed = visited.filter((route) => !route.open).flatMap(({ addresses }) => addresses);
    expect(closed.length).toBeGreaterThan(60);
    for (const address of closed) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname === '/');
      expect(new URL(page.url()).searchParams.get('from')).toBe(address);
    }
    expect(errors).toEqual([]);
    await page.context().close();
  }, 180_000);

  it.each(views)(
    'is no page but the open ones, and those are right at $viewport.width pixels',
    async ({ view, viewport }) => {
      const phone = await open({ viewport });
      const addresses = visited.filter((route) => route.open).flatMap((route) => route.addresses);
      expect(await lookAtAll(phone, `${view}-afuera`, [...addresses, '/?from=%2Fplay%2Fquest'])).toEqual([]);
      expect(phone.errors).toEqual([]);
      await phone.page.context().close();
    },
  );
});

// Two at a time, as many as the machine has cores and a player has reads a minute.
describe.concurrent('every route of the table, signed in', () => {
  it.each(views)(
    'has a heading, stands still, breaks no rule of accessibility and writes no error at $viewport.width pixels',
    async ({ view, viewport }) => {
      const found: string[] = [];
      for (const by of ['player', 'operator'] as const) {
        const phone = await open({ viewport, storageState: sessions[by] });
        const inside = visited.filter((route) => route.by === by && (!route.open || route.pattern === '/embed/entrar'));
        const addresses = inside.flatMap((route) => route.addresses);
        expect(addresses.length).toBeGreaterThan(10);
        found.push(...(await lookAtAll(phone, view, addresses)), ...phone.errors);
        await phone.page.context().close();
      }
      expect(found).toEqual([]);
    },
    600_000,
  );
});

describe('an address of nothing', () => {
  it('says so under a heading, with a way on', async () => {
    const phone = await open({ storageState: sessions.player });
    const inside = phone.page.getByRole('main');
    const problems: string[] = [];
    for (const address of NOWHERE) {
      problems.push(...(await lookAtAll(phone, 'movil-nada', [address])));
      const ways = await inside.getByRole('link').or(inside.getByRole('button')).count();
      if (ways === 0) problems.push(`${address}: has no way on`);
    }
    // That there is nothing is told by the server too, which the browser writes down.
    expect([...problems, ...phone.errors.filter((error) => !error.includes('404'))]).toEqual([]);
    await phone.page.context().close();
  }, 240_000);
});

import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { artifacts } from './builtServer';
import { openPhone, type Phone } from './phone';
import { goTo, layoutProblems, watchShifts } from './steadyPage';
import { systemFontTexts } from './systemFontTexts';
import { violations } from './violations';

type Scheme = 'dark' | 'light';

/** How a page is looked at. */
export interface View {
  /** Of its pictures. */
  name: string;
  viewport: { width: number; height: number };
  /** The one that a page opens in, then those that it is changed to once it stands. */
  schemes: readonly [Scheme, ...Scheme[]];
  /** Whether a picture of each page is kept. */
  pictures?: boolean;
  /** Whether the font of each text is looked at. */
  fonts?: boolean;
}

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

export const phoneDark: View = { name: 'movil', viewport: PHONE, schemes: ['dark'], fonts: true };
export const phoneBoth: View = { ...phoneDark, schemes: ['dark', 'light'], pictures: true };
export const desktopBoth: View = { name: 'escritorio', viewport: DESKTOP, schemes: ['light', 'dark'], pictures: true };

/** Pages that load at a time: while one waits for the server, the other draws. */
const AT_A_TIME = 2;

export type Session = Pick<BrowserContextOptions, 'storageState'>;

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

/** Opens a context for visits: it notes what moves, and has no stream. */
export async function openVisitor(baseUrl: string, view: View, session: Session = {}): Promise<Phone> {
  const { viewport, schemes } = view;
  const phone = await openPhone(baseUrl, { viewport, colorScheme: schemes[0], onlyLooks: true, ...session });
  await withoutStream(phone.page);
  await watchShifts(phone.page);
  // A page that never settles is reported by its name, and the others are still looked at.
  phone.page.setDefaultTimeout(20_000);
  return phone;
}

/** What is wrong with how a settled page looks in a scheme: all that axe asks where it opened, and its colours in another. */
async function schemeProblems(page: Page, view: View, scheme: Scheme, address: string): Promise<string[]> {
  const opened = scheme === view.schemes[0];
  if (!opened) await page.emulateMedia({ colorScheme: scheme });
  if (view.pictures) {
    const path = join(artifacts, 'pages', `${view.name}-${scheme}`, `${nameOf(address)}.jpg`);
    await page.screenshot({ path, type: 'jpeg', quality: 80 });
  }
  return (await violations(page, opened ? 'all' : 'colours')).map((violation) => `${scheme}: ${violation}`);
}

/** Opens an address as a stranger does and returns what is wrong with the page. */
async function visit(page: Page, view: View, address: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: view.schemes[0] });
  await goTo(page, address);
  const problems = await layoutProblems(page);
  for (const scheme of view.schemes) problems.push(...(await schemeProblems(page, view, scheme, address)));
  if (view.fonts) problems.push(...(await systemFontTexts(page)));
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== address) problems.push(`led to ${pathname}${search}`);
  return problems.map((problem) => `${address}: ${problem}`);
}

/** Visits addresses one after the other on one page; what is found is written down as it comes, beside the pictures. */
export async function visitInTurn(page: Page, view: View, addresses: Iterable<string>): Promise<string[]> {
  mkdirSync(join(artifacts, 'pages'), { recursive: true });
  const problems: string[] = [];
  for (const address of addresses) {
    const found = await visit(page, view, address).catch(({ message }: Error) => [`${address}: ${message}`]);
    problems.push(...found);
    if (found.length > 0)
      appendFileSync(join(artifacts, 'pages', 'problems.txt'), `${view.name} ${found.join('\n')}\n`);
  }
  return problems;
}

/** Looks at pages in lanes side by side, and returns what all of them found. */
export const inLanes = async (lane: () => Promise<string[]>): Promise<string[]> =>
  (await Promise.all(Array.from({ length: AT_A_TIME }, lane))).flat();

/** Visits every address and returns what is wrong with any page, errors of the console included. */
export async function visitAll(
  baseUrl: string,
  view: View,
  session: Session,
  addresses: readonly string[],
): Promise<string[]> {
  // One iterator for all of them: each takes the next address that nobody has.
  const waiting = addresses.values();
  return inLanes(async () => {
    const { page, errors } = await openVisitor(baseUrl, view, session);
    return [...(await visitInTurn(page, view, waiting)), ...errors];
  });
}

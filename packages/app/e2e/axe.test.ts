import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page, PrediRoom, SalaCompe } from '@arma11/core/contract';
import { grantPath } from './grantPath';
import { launch, openPhone, signIn } from './phone';
import { playerApi } from './playerApi';
import { violationsInBothSchemes } from './violations';

const baseUrl = inject('baseUrl');

let browser: Browser;
let rooms: { compe: number[]; predi: number[] };
beforeAll(async () => {
  // One sign-in for all: with the two browsers it is the third session of the five that a player may have.
  rooms = await ownRooms();
  browser = await launch();
});
afterAll(() => browser.close());

/** Rooms of the demo player: in play, open and settled. */
async function ownRooms(): Promise<{ compe: number[]; predi: number[] }> {
  const api = await playerApi(baseUrl);
  const [running, past, predi] = [
    await api.get<Page<SalaCompe>>('compe/list/all-by-user/'),
    await api.get<Page<SalaCompe>>('compe/list/history-by-user/'),
    await api.get<Page<PrediRoom>>('predi/sala/list-by_user/'),
  ];
  return {
    compe: [...running.results, ...past.results].map(({ sala }) => sala.id),
    predi: predi.results.map(({ id }) => id),
  };
}

const PUBLIC = ['/', '/login-user'];
const SIGNED_IN = [
  '/play',
  '/compe',
  '/compe/sala/ins?price=50&league=demo',
  '/predi',
  '/predi/ins',
  '/play/billetera',
  '/no/existe',
];
const IN_ROOMS = ['', '/ranking', '/puntos', '/premios', '/info'];

// One after the other: side by side they are one player with more reads a minute than the server allows.
describe.each([
  { view: 'phone', viewport: { width: 360, height: 740 } },
  { view: 'desktop', viewport: { width: 1280, height: 800 } },
])('on a $view, in both schemes', ({ viewport }) => {
  it('no page breaks a rule of accessibility, scrolls sideways, lacks a heading or writes an error to the console', async () => {
    const phone = await openPhone(browser, baseUrl, { viewport });
    const { page, errors } = phone;
    // With a stream open a page is never done loading; without one it asks again instead.
    await page.route('**/services/plus/live/**', (route) => route.fulfill({ json: {} }));
    const problems: string[] = [];
    const visit = async (path: string) => {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      problems.push(...(await violationsInBothSchemes(page)).map((problem) => `${path}: ${problem}`));
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
      if (sideways) problems.push(`${path}: scrolls sideways`);
      if (!page.url().endsWith(path)) problems.push(`${path}: led to ${page.url()}`);
    };
    const grant = await grantPath(baseUrl, 's'.repeat(22));
    for (const path of [...PUBLIC, grant]) await visit(path);
    await signIn(phone);
    for (const path of [...SIGNED_IN, grant]) await visit(path);
    expect(rooms.compe.length).toBeGreaterThanOrEqual(3);
    for (const id of rooms.compe.slice(0, 3)) for (const tab of IN_ROOMS) await visit(`/compe/sala/${id}${tab}`);
    for (const id of rooms.predi.slice(0, 2))
      for (const tab of ['', '/puntos', '/ranking', '/info']) await visit(`/predi/sala/${id}${tab}`);
    expect(problems).toEqual([]);
    // A page that does not exist is served as one, and the browser says so.
    expect(errors.filter((error) => !error.includes('/no/existe'))).toEqual([]);
    await page.context().close();
  }, 240_000);
});

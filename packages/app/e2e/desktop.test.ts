import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { SalaCompe, Page as Paged } from '@arma11/core/contract';
import { ownSite } from './ownSite';
import { openPhone } from './phone';
import { playerApi, type PlayerApi } from './playerApi';
import { settle } from './steadyPage';

// How pages lie on wide screens, measured: where the content begins, what is in sight, what runs over.

const site = ownSite('desktop');
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
];

const own = async (api: PlayerApi) => (await api.get<Paged<SalaCompe>>('compe/list/all-by-user/')).results;

/** An open room of the player's with an eleven. */
async function openEntry(api: PlayerApi): Promise<SalaCompe> {
  const eleven = ({ progress, formation }: SalaCompe) => progress === '0' && formation !== '221';
  const here = (await own(api)).find(eleven);
  if (here) return here;
  const { results } = await api.get<Paged<{ sala: number; estado: string; amount_ins: number }>>('sala/compe/filter/');
  const { sala } = results.find(({ estado, amount_ins }) => estado === 'abierta' && amount_ins === 0)!;
  await api.post('compe/compe-ins/register-sala-compe/', { sala });
  return (await own(api)).find(eleven)!;
}

const leftOf = (page: Page) => page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().left));
const runsOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('shows the whole eleven with goalkeeper and coach at 1280×800, and changes a player in the table beside it', async () => {
  const api = await playerApi(site().baseUrl);
  const { sala } = await openEntry(api);
  const viewport = { width: 1280, height: 800 };
  const { page, errors, shoot } = await openPhone(site().baseUrl, { viewport, ...api.session });
  await page.goto(`/compe/sala/${sala.id}`);
  await settle(page);
  const slots = page.locator('[data-slot]');
  await slots.first().waitFor();
  expect(await slots.count()).toBe(12);
  const boxes = await slots.evaluateAll((shirts) => shirts.map((shirt) => shirt.getBoundingClientRect().toJSON()));
  expect(boxes.filter(({ top, bottom }) => top < 0 || bottom > 800)).toEqual([]);
  await page.getByRole('button', { name: /^Delantero 1 de .*Cambiar/ }).click();
  const table = page.getByRole('table', { name: 'Jugadores para delantero' });
  const box = (await table.boundingBox())!;
  const pitch = (await page.getByRole('group', { name: /^Cancha/ }).boundingBox())!;
  expect(box.x).toBeGreaterThan(pitch.x + pitch.width);
  await table.getByRole('columnheader', { name: 'Puntos' }).getByRole('button').click();
  const points = (await table.getByRole('row').locator('td:nth-child(3)').allTextContents()).map(Number);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  const incoming = table.locator('tbody button:not([aria-disabled])').first();
  const name = (await incoming.getAttribute('aria-label'))!.replace('Poner a ', '');
  await incoming.click();
  await page.getByRole('table', { name: 'Mi equipo' }).getByText(name).waitFor();
  await shoot('once-en-escritorio');
  expect(errors).toEqual([]);
});

it(`begins every page at the same place, and none runs over, at ${SIZES.map(({ width }) => width).join(', ')}`, async () => {
  const api = await playerApi(site().baseUrl);
  const { sala } = await openEntry(api);
  const { compe, predi } = site().routeIds;
  const { page } = await openPhone(site().baseUrl, { onlyLooks: true, ...api.session });
  const pages = [
    '/play',
    '/play/billetera',
    '/play/quest',
    '/play/items/galery',
    '/compe',
    '/compe/mis-salas',
    `/compe/sala/${sala.id}`,
    `/compe/sala/${compe[0]}/ranking`,
    '/predi',
    `/predi/sala/${predi[0]}`,
    '/users/profile',
  ];
  const found: Record<string, number[]> = {};
  for (const path of pages) {
    await page.goto(path);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await settle(page);
      found[`${path} at ${viewport.width}`] = [await leftOf(page), Math.max(0, await runsOver(page))];
    }
  }
  const expected = pages.flatMap((path) =>
    SIZES.map(({ width }) => [`${path} at ${width}`, [found[`/play at ${width}`]![0], 0]]),
  );
  expect(found).toEqual(Object.fromEntries(expected));
}, 120_000);

it('has the aside from 1280 on, and leaves its room to the editor', async () => {
  const api = await playerApi(site().baseUrl);
  const { sala } = await openEntry(api);
  const { page } = await openPhone(site().baseUrl, { viewport: SIZES[1]!, ...api.session });
  const aside = page.getByRole('complementary', { name: 'Tu jornada' });
  await page.goto('/compe');
  await aside.getByRole('heading', { name: 'Tu próximo cierre' }).waitFor();
  await aside.getByRole('link', { name: /^Ver mi equipo|^Ver mis predicciones/ }).waitFor();
  await page.goto(`/compe/sala/${sala.id}`);
  await settle(page);
  expect(await aside.count()).toBe(0);
  await page.setViewportSize(SIZES[0]!);
  await page.goto('/compe');
  await settle(page);
  expect(await aside.count()).toBe(0);
});

import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openPhone, type Phone } from './phone';
import type { Page as Paged, SalaCompe } from '@arma11/core/contract';
import { isCasual } from '@arma11/core/domain';
import { type PlayerApi, playerApi } from './playerApi';

const baseUrl = inject('baseUrl');

async function openDemo(): Promise<{ phone: Phone; player: PlayerApi }> {
  const player = await playerApi(baseUrl);
  return { player, phone: await openPhone(baseUrl, player.session) };
}

/** How many colours a grid of points of the picture has: a blank one has one. */
const colours = (page: Page) =>
  page.locator('dialog canvas').evaluate((canvas: HTMLCanvasElement) => {
    const ink = canvas.getContext('2d')!;
    const seen = new Set<string>();
    for (let x = 20; x < canvas.width; x += 40)
      for (let y = 20; y < canvas.height; y += 40) seen.add([...ink.getImageData(x, y, 1, 1).data].join(' '));
    return seen.size;
  });

async function savedFrom(phone: Phone, path: string, button: string): Promise<Buffer> {
  const { page } = phone;
  await page.goto(path);
  await page.getByRole('button', { name: button }).click();
  const save = page.getByRole('button', { name: 'Descargar' });
  await page.locator('dialog canvas[aria-busy="false"]').waitFor();
  expect(await colours(page)).toBeGreaterThan(40);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  await page.getByText('Imagen guardada en tus descargas.').waitFor();
  await phone.shoot(button.replaceAll(' ', '-').toLowerCase());
  return readFile(await download.path());
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('pictures and charts, in the built app', () => {
  it('draw the own eleven and the ranking of a room in the size of a story, and put them on the device', async () => {
    const { phone, player } = await openDemo();
    const { results } = await player.get<Paged<SalaCompe>>('compe/list/history-by-user/?page=1');
    const { id } = results.find(({ sala_detail }) => !isCasual(sala_detail))!.sala;
    expect(sizeOf(await savedFrom(phone, `/compe/sala/${id}`, 'Mi once en imagen'))).toEqual([1080, 1350]);
    expect(sizeOf(await savedFrom(phone, `/compe/sala/${id}/ranking`, 'Ranking en imagen'))).toEqual([1080, 1350]);
    expect(phone.errors).toEqual([]);
  });

  it('show the balance and the places as drawings with names, or what they wait for, and break no rule of the page', async () => {
    const { phone, player } = await openDemo();
    const { page, errors } = phone;
    const { jornadas } = await player.get<{ jornadas: { rank: number | null }[] }>('plus/users/me/stats/');
    await page.goto('/play/aficiones/top');
    const drawn = jornadas.filter(({ rank }) => rank !== null).length > 1;
    const places = page.getByRole('img', { name: /^Línea con tu mejor puesto/ });
    await (drawn ? places : page.getByText('Con dos jornadas cerradas verás aquí si subes o bajas.')).waitFor();
    await page.goto('/play/billetera');
    await page.getByRole('img', { name: /^Línea con tu saldo/ }).waitFor();
    expect(errors).toEqual([]);
  });
});

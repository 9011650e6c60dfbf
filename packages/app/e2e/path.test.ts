import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Movement, Page as Paged, Ranking, User } from '@arma11/core/contract';
import { displaySoles } from '@arma11/core/domain';
import { startBuilt, type BuiltServer } from './builtServer';
import { launch, openPhone, signIn, type Phone } from './phone';
import { playerApi } from './playerApi';

// The whole path of a player, clicked at 360×740: sign in, join, build, predict; then the clock is set on and the demo
// league plays: points, settlement, prizes, ranking.

const MINUTE = 60_000;
const dataDir = mkdtempSync(join(tmpdir(), 'arma11-path-'));
let server: BuiltServer;
let browser: Browser;
let phone: Phone;
let saldoBefore = 0;
let compe = 0;
let predi = 0;
const errors: string[] = [];

async function restartAt(instant: number, speed: number): Promise<void> {
  errors.push(...phone.errors);
  await phone.page.context().close();
  await server.stop();
  server = await startBuilt('path', dataDir, { CLOCK: new Date(instant).toISOString(), CLOCK_SPEED: String(speed) });
  phone = await openPhone(browser, server.baseUrl);
  await signIn(phone);
}

interface RoomLine {
  room: number;
  estado: string;
  lock_at: string;
}
const roomLine = async (id: number) => {
  const rooms = (await server.arma11('room', 'list', '--all')) as RoomLine[];
  return rooms.find(({ room }) => room === id)!;
};

async function untilPaid(id: number): Promise<void> {
  for (let tries = 0; tries < 160; tries += 1) {
    if ((await roomLine(id)).estado === 'pagada') return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`room ${id} is ${(await roomLine(id)).estado} after 80 s`);
}

beforeAll(async () => {
  server = await startBuilt('path', dataDir);
  browser = await launch();
  phone = await openPhone(browser, server.baseUrl);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const roomOf = (url: string) => Number(/\/sala\/(\d+)/.exec(url)?.[1]);

describe('a player on a phone', () => {
  it('signs in and finds games, money and a mission at home', async () => {
    await signIn(phone);
    const { page } = phone;
    await page.getByRole('heading', { name: 'Salas para hoy' }).waitFor();
    await page.getByRole('link', { name: /Juega a\s+Armar tu 11/ }).waitFor();
    saldoBefore = (await (await playerApi(server.baseUrl)).get<User>('users/get-data/')).saldo;
    expect(
      await page
        .getByRole('button', { name: /^Saldo/ })
        .first()
        .textContent(),
    ).toContain(displaySoles(saldoBefore).replace('S/ ', ''));
    await phone.shoot('inicio');
  });

  it('joins a paid room, sees what it costs, and the fee leaves the wallet once', async () => {
    const { page } = phone;
    await page.getByRole('link', { name: /Juega a\s+Armar tu 11/ }).click();
    const ticket = page
      .getByRole('article')
      .filter({ hasText: 'Se ajusta' })
      .filter({ hasText: 'Entrada' })
      .filter({ hasNotText: 'Gratis' });
    await ticket
      .first()
      .getByRole('button', { name: /^Unirme/ })
      .click();
    const sheet = page.getByRole('dialog', { name: /^Unirte a/ });
    await sheet.getByRole('button', { name: /^Pagar/ }).waitFor();
    await phone.shoot('pagar');
    const fee = (await sheet.getByRole('button', { name: /^Pagar/ }).textContent())!.replace('Pagar ', '');
    await sheet.getByRole('button', { name: /^Pagar/ }).click();
    await page.waitForURL(/\/compe\/sala\/\d+/);
    compe = roomOf(page.url());
    const { saldo } = await (await playerApi(server.baseUrl)).get<User>('users/get-data/');
    expect(displaySoles(saldoBefore - saldo)).toBe(fee);
  });

  it('builds the eleven: another formation, another forward, each saved', async () => {
    const { page } = phone;
    await page.getByRole('radio', { name: '4-3-3' }).click();
    await page
      .getByRole('button', { name: /^(Cambiar a 4-3-3|Confirmar|Cambiar)$/ })
      .click({ timeout: 3000 })
      .catch(() => {});
    await page.getByRole('button', { name: /^Delantero 3 de 3/ }).waitFor();
    await phone.shoot('formacion');
    const slot = page.getByRole('button', { name: /^Delantero 1 de 3/ });
    const before = await slot.ariaSnapshot();
    await slot.click();
    const option = page
      .getByRole('dialog')
      .getByRole('option', { name: /habilitado/ })
      .first();
    await option.waitFor();
    await phone.shoot('selector');
    await option.click();
    await page
      .getByText(/^Guardado \d\d:\d\d/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Delantero 1 de 3/ }).ariaSnapshot()).not.toBe(before);
    await phone.shoot('once');
  });

  it('joins a paid prediction room and saves answers with a receipt', async () => {
    const { page } = phone;
    await page.goto('/predi/ins');
    const card = page.getByRole('article').filter({ hasText: 'Garantizada' });
    await card
      .first()
      .getByRole('button', { name: /^Unirme/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pagar/ })
      .click();
    await page.waitForURL(/\/predi\/sala\/\d+/);
    predi = roomOf(page.url());
    const save = page.getByRole('button', { name: 'Guardar' });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    for (const name of [/^Local \+3/, /^Más de 2.5/, /^Sí \+2/])
      await page.getByRole('radio', { name }).first().click();
    await phone.shoot('predicciones');
    await save.click();
    await page
      .getByText(/Comprobante [0-9A-F]{4}-[0-9A-F]{4}/)
      .first()
      .waitFor();
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await phone.shoot('predicciones-guardadas');
  });

  it('watches the points of his eleven once the matches are played', { timeout: 120_000 }, async () => {
    await restartAt(Date.parse((await roomLine(compe)).lock_at) + 9 * MINUTE, 60);
    const { page } = phone;
    await page.goto(`/compe/sala/${compe}`);
    await page.getByText('Provisional').first().waitFor();
    await page.getByText('Cerrado').first().waitFor();
    await phone.shoot('en-vivo');
    await untilPaid(compe);
  });

  it('sees the final ranking with himself in it', async () => {
    const { page } = phone;
    await page.goto(`/compe/sala/${compe}/ranking`);
    await page.getByText('demo-11').first().waitFor();
    await phone.shoot('ranking');
    const ranking = await (
      await playerApi(server.baseUrl)
    ).get<Ranking>(`compe/ranking/ranking-compe-sala/?sala=${compe}`);
    expect(ranking).toMatchObject({ provisional: false });
    expect(ranking.me!.points).toBeGreaterThan(0);
  });

  it('sees how the predictions went', { timeout: 120_000 }, async () => {
    await restartAt(Date.parse((await roomLine(predi)).lock_at) + 60 * MINUTE, 60);
    await untilPaid(predi);
    const { page } = phone;
    await page.goto(`/predi/sala/${predi}/puntos`);
    await page.getByText('Aciertos').first().waitFor();
    await phone.shoot('resultados');
    await page.goto(`/predi/sala/${predi}/ranking`);
    await page.getByText('demo-11').first().waitFor();
  });

  it('finds fees and prizes in the wallet, to the coin, under a clean ledger', async () => {
    const api = await playerApi(server.baseUrl);
    const { results } = await api.get<Paged<Movement>>('plus/wallet/movements/?page_size=50');
    const mine = results.filter(({ ref }) => ref?.id === compe || ref?.id === predi);
    expect(mine.filter(({ type }) => type === 'inscripcion')).toHaveLength(2);
    const { saldo } = await api.get<User>('users/get-data/');
    expect(results[0]!.balance_after).toBe(saldo);
    const places = [
      await api.get<Ranking>(`compe/ranking/ranking-compe-sala/?sala=${compe}`),
      await api.get<Ranking>(`predi/ins-predi/list-ranking/${predi}/`),
    ].map(({ me }) => me!.prize);
    const prizes = mine.filter(({ type }) => type === 'premio').reduce((sum, { amount }) => sum + amount, 0);
    expect(prizes).toBe(places[0]! + places[1]!);
    expect(await server.arma11('ledger', 'verify')).toMatchObject({ ok: true, breaches: [] });
  });

  it('met no error in the console on the whole way', () => {
    expect([...errors, ...phone.errors]).toEqual([]);
  });
});

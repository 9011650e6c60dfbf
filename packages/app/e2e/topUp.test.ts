import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { User } from '@arma11/core/contract';
import { displaySoles } from '@arma11/core/domain';
import { playerOn, register } from './newPlayer';
import { launch, openPhone, signIn, type Phone } from './phone';
import { apiOf } from './playerApi';
import { violations } from './violations';

// A top-up by QR, clicked on both sides: a player on a phone asks and says how it was paid, the treasurer looks at it on a
// wide screen and approves, and the player's balance shows the coins.

const PLAYER = 'rosa_recarga';
const OPERATION = '40912876';
/** A picture of one pixel, as good as any receipt to us: what counts is the movement in the account. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let browser: Browser;
let player: Phone;
let desk: Phone;
let deposit = 0;
let coins = 0;

const panel = (page: Page) => page.getByRole('region', { name: `Recarga ${deposit}` });

beforeAll(async () => {
  browser = await launch();
  player = await openPhone(browser, inject('baseUrl'));
  desk = await openPhone(browser, inject('baseUrl'), { viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
});
afterAll(() => browser.close());

describe('a top-up by QR', () => {
  it('is asked for by a new player, who says how it was paid', async () => {
    const { page } = player;
    await page.goto('/');
    await register(player, PLAYER);
    await page.waitForURL(/\/play$/);
    await page.goto('/play/galery-billetera');
    await page.getByRole('button', { name: 'Recargar S/ 10.00' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ver el QR' }).click();
    await page.waitForURL(/\/play\/pay-qr\?/);
    await page.getByRole('textbox', { name: 'Número de operación' }).fill(OPERATION);
    const image = { name: 'yape.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
    await page.locator('input[type=file]').setInputFiles(image);
    await player.shoot('recarga-pagada');
    await page.getByRole('button', { name: 'Ya pagué' }).click();
    await page.getByText('En revisión').first().waitFor();
    const { saldo } = await playerOn(player);
    expect(saldo).toBe(0);
  });

  it('waits at the desk with its operation number and its picture, and is approved by clicking', async () => {
    const { page } = desk;
    await signIn(desk, 'operador@arma11.pe', 'operar2026');
    await page.goto('/operador');
    await page.getByRole('link', { name: /^Recargas por revisar/ }).click();
    await page
      .getByRole('row', { name: new RegExp(PLAYER) })
      .getByRole('link')
      .click();
    deposit = Number(new URL(page.url()).searchParams.get('recarga'));
    await panel(page).getByText(OPERATION).waitFor();
    await panel(page)
      .getByRole('img', { name: `Captura del pago de la recarga ${deposit}` })
      .waitFor();
    await desk.shoot('operador-recarga');
    expect(await violations(page)).toEqual([]);
    await panel(page).getByRole('button', { name: 'Aprobar' }).click();
    const dialog = page.getByRole('dialog', { name: `Aprobar la recarga ${deposit}` });
    const effect = await dialog.getByText(new RegExp(`^${PLAYER} recibe`)).textContent();
    coins = Number(/recibe ([\d,]+) monedas/.exec(effect!)![1]!.replace(',', ''));
    await desk.shoot('operador-aprobar');
    await dialog.getByRole('button', { name: 'Aprobar' }).dblclick();
    await page
      .getByText(new RegExp(`^Recarga ${deposit} aprobada`))
      .first()
      .waitFor();
    await page.getByRole('row', { name: new RegExp(PLAYER) }).waitFor({ state: 'detached' });
  });

  it('shows in the player’s balance, once', async () => {
    const { page } = player;
    await page.goto('/play/billetera');
    await page.getByText(displaySoles(coins)).locator('visible=true').first().waitFor();
    expect(coins).toBeGreaterThanOrEqual(100);
    expect(await playerOn(player)).toMatchObject({ saldo: coins });
    await player.shoot('saldo-recargado');
  });

  it('is in the audit with who approved it', async () => {
    const { page } = desk;
    await page.goto(`/operador/auditoria?a=deposit:${deposit}`);
    await page.getByRole('cell', { name: 'deposit approve' }).waitFor();
    const { id } = await (await apiOf(desk)).get<User>('users/get-data/');
    await page.getByRole('cell', { name: `user ${id}` }).waitFor();
  });

  it('met no error in the console on either side', () => {
    expect([...player.errors, ...desk.errors]).toEqual([]);
  });
});

describe('the back office', () => {
  it('refuses a player with the way back to the game, and sends who is signed out to the sign-in', async () => {
    const { page } = player;
    await page.goto('/operador/recargas');
    await page.getByRole('heading', { name: 'Esta parte es del equipo' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Partes de la operación' }).count()).toBe(0);
    const stranger = await openPhone(browser, inject('baseUrl'));
    await stranger.page.goto('/operador/recargas');
    await stranger.page.waitForURL('**/?from=%2Foperador%2Frecargas');
  });
});

import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { User } from '@arma11/core/contract';
import { displaySoles } from '@arma11/core/domain';
import { phoneOfNewPlayer, playerOn } from './newPlayer';
import { openPhone, signIn, type Phone } from './phone';
import { apiOf } from './playerApi';
import { violations } from './violations';

// A top-up by QR, clicked on both sides: a player on a phone asks and says how it was paid, the treasurer looks at it on a
// wide screen and approves, and the player's balance shows the coins.

const PLAYER = 'rosa_recarga';
const OPERATION = '40912876';
/** A picture of one pixel, as good as any receipt to us: what counts is the movement in the account. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const baseUrl = inject('baseUrl');

const panel = (page: Page, deposit: number) => page.getByRole('region', { name: `Recarga ${deposit}` });

it('a top-up by QR is asked for, approved at the desk by its operation number and picture, and shows in the balance once', async () => {
  const { phone: player } = await phoneOfNewPlayer(baseUrl, PLAYER);
  await askAndPay(player);
  const desk = await openPhone(baseUrl, { viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  const { deposit, coins } = await approve(desk);

  await player.page.goto('/play/billetera');
  await player.page.getByText(displaySoles(coins)).locator('visible=true').first().waitFor();
  expect(coins).toBeGreaterThanOrEqual(100);
  expect(await playerOn(player)).toMatchObject({ saldo: coins });
  await player.shoot('saldo-recargado');

  await desk.page.goto(`/operador/auditoria?a=deposit:${deposit}`);
  const { username } = await (await apiOf(desk)).get<User>('users/get-data/');
  const sentence = new RegExp(`^${username} aprobó la recarga ${deposit} de ${PLAYER} por S/ \\d`);
  await desk.page.getByRole('cell', { name: sentence }).waitFor();
  expect([...player.errors, ...desk.errors]).toEqual([]);
});

async function askAndPay(player: Phone): Promise<void> {
  const { page } = player;
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
  expect((await playerOn(player)).saldo).toBe(0);
}

/** Approves the deposit by clicking; returns its number and the coins that the desk said it brings. */
async function approve(desk: Phone): Promise<{ deposit: number; coins: number }> {
  const { page } = desk;
  await signIn(desk, 'operador@arma11.pe', 'operar2026');
  await page.goto('/operador');
  await page
    .getByRole('row', { name: /Recargas por revisar/ })
    .getByRole('link')
    .click();
  await page
    .getByRole('row', { name: new RegExp(PLAYER) })
    .getByRole('link')
    .click();
  const deposit = Number(new URL(page.url()).searchParams.get('recarga'));
  await panel(page, deposit).getByText(OPERATION).waitFor();
  await panel(page, deposit)
    .getByRole('img', { name: `Captura del pago de la recarga ${deposit}` })
    .waitFor();
  await desk.shoot('operador-recarga');
  expect(await violations(page)).toEqual([]);
  await panel(page, deposit).getByRole('button', { name: 'Aprobar' }).click();
  const dialog = page.getByRole('dialog', { name: `Aprobar la recarga ${deposit}` });
  const effect = await dialog.getByText(new RegExp(`^${PLAYER} recibe`)).textContent();
  const coins = Number(/recibe ([\d,]+) monedas/.exec(effect!)![1]!.replace(',', ''));
  await desk.shoot('operador-aprobar');
  await dialog.getByRole('button', { name: 'Aprobar' }).dblclick();
  await page
    .getByText(new RegExp(`^Recarga ${deposit} aprobada`))
    .first()
    .waitFor();
  await page.getByRole('row', { name: new RegExp(PLAYER) }).waitFor({ state: 'detached' });
  return { deposit, coins };
}

it('the back office refuses a player with the way back to the game, and sends who is signed out to the sign-in', async () => {
  const { phone: player } = await phoneOfNewPlayer(baseUrl, 'rosa_curiosa');
  await player.page.goto('/operador/recargas');
  await player.page.getByRole('heading', { name: 'Esta parte es del equipo' }).waitFor();
  expect(await player.page.getByRole('navigation', { name: 'Partes de la operación' }).count()).toBe(0);
  const stranger = await openPhone(baseUrl);
  await stranger.page.goto('/operador/recargas');
  await stranger.page.waitForURL('**/?from=%2Foperador%2Frecargas');
});

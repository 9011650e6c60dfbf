import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { CallOutput, Lineup, Movement, Page as Paged, Ranking, Sala } from '@arma11/core/contract';
import { displaySoles, flattenLineup } from '@arma11/core/domain';
import { startBuilt, type BuiltServer } from './builtServer';
import { copySeason } from './demoSeason';
import { giveCoins, PASSWORD, playerOn, register } from './newPlayer';
import { openPhone, type Phone } from './phone';
import { apiOf } from './playerApi';
import { sorted } from './refusals';
import { askCode, sendCode } from './verifyPhone';

// The whole way of a player, clicked at 360×740: a new account, both games, then the clock is set on and the demo league
// plays: points, settlement, prizes, and the money out again. The demo's rivals take the other seats.

const MINUTE = 60_000;
const FEE = 500;
let dataDir = '';
let server: BuiltServer;
let phone: Phone;
let compe = 0;
let predi = 0;

type Summary = CallOutput<'wallet', 'summary'>;
interface RoomLine {
  room: number;
  estado: string;
  lock_at: string;
}
const roomLine = async (id: number) => {
  const rooms = (await server.arma11('room', 'list', '--all')) as RoomLine[];
  return rooms.find(({ room }) => room === id)!;
};

/** The same address with its clock set on: whoever is signed in stays so. */
async function restartAt(instant: number): Promise<void> {
  const { port } = new URL(server.baseUrl);
  await phone.page.goto('about:blank');
  await server.stop();
  server = await startBuilt('journey', dataDir, { PORT: port, CLOCK: new Date(instant).toISOString() });
}

beforeAll(async () => {
  dataDir = copySeason(inject('season'));
  server = await startBuilt('journey', dataDir);
  // Three seats and a prize for each: whatever the eleven scores, there is something to cash out.
  const room = ['--league', 'demo', '--fee', String(FEE), '--seats', '3', '--awards', '50,30,20'];
  ({ room: compe } = (await server.arma11('room', 'create', ...room)) as RoomLine);
});
afterAll(() => server.stop());

const roomOf = (url: string) => Number(/\/sala\/(\d+)/.exec(url)?.[1]);

it(
  'a new player on a phone opens an account, plays both games for money, wins, and is paid',
  { timeout: 240_000 },
  async () => {
    phone = await openPhone(server.baseUrl);
    await opensAnAccount();
    await verifiesThePhone();
    await joinsAPaidRoom();
    await buildsTheEleven();
    await answersQuestions();
    await watchesThePoints();
    await seesTheFinalRanking();
    await findsTheMovements();
    await takesAWithdrawalBack();
    await isPaid();
    expect(await server.arma11('ledger', 'verify')).toMatchObject({ ok: true, breaches: [] });
    expect(sorted(phone.errors)).toEqual({ refused: [403], broken: [] });
  },
);

/** Opens an account at the landing with a birth date and the terms, and finds games and a mission at home. */
async function opensAnAccount(): Promise<void> {
  const { page } = phone;
  await page.goto('/');
  await register(phone, 'rosa_quispe');
  await page.waitForURL(/\/play$/);
  await page.getByRole('heading', { name: 'Salas para hoy' }).waitFor();
  await page.getByText('Tu misión').first().waitFor();
  await phone.shoot('inicio');
  expect(await playerOn(phone)).toMatchObject({ username: 'rosa_quispe', saldo: 0, age_verified: true });
}

/** Verifies the phone with the code of the message. */
async function verifiesThePhone(): Promise<void> {
  const { page } = phone;
  await page.goto('/users/profile/verify-user/');
  await sendCode(phone, await askCode(phone, server.arma11, '987111222'));
  await page.getByText('Listo, tu celular está verificado.').waitFor();
}

/** Is told how much is missing for a paid room; with coins the fee is taken once, however often it is tapped. */
async function joinsAPaidRoom(): Promise<void> {
  const { page } = phone;
  await page.goto('/play');
  await page.getByRole('link', { name: /Juega a\s+Armar tu 11/ }).click();
  const ticket = page.getByRole('article').filter({ hasText: displaySoles(FEE) });
  const sheet = page.getByRole('dialog', { name: /^Unirte a/ });
  await ticket.getByRole('button', { name: /^Unirme/ }).click();
  await sheet.getByText(`Te faltan ${displaySoles(FEE)}. Recarga o elige una sala gratis.`).waitFor();
  await phone.shoot('sin-saldo');
  await giveCoins(server.arma11, (await playerOn(phone)).id, FEE + 100);
  await page.reload();
  await ticket.getByRole('button', { name: /^Unirme/ }).click();
  await phone.shoot('pagar');
  await sheet.getByRole('button', { name: `Pagar ${displaySoles(FEE)}` }).dblclick();
  await page.waitForURL(`**/compe/sala/${compe}`);
  expect((await playerOn(phone)).saldo).toBe(100);
}

/** Builds the eleven: the best, another formation, another forward, each saved. */
async function buildsTheEleven(): Promise<void> {
  const { page } = phone;
  // Who has been given their first eleven is shown around it.
  await page.getByRole('region', { name: 'Primeros pasos' }).getByText('Te dimos un once.').waitFor();
  await phone.shoot('primeros-pasos');
  for (const name of ['Siguiente', 'Siguiente', 'Listo']) await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Completar con los mejores' }).click();
  await page.getByRole('button', { name: /^Hacer \d+ cambios?$/ }).click();
  await page
    .getByText(/^Cambiamos a \d+ jugador/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: '4-3-3' }).click();
  await page.getByRole('button', { name: 'Cambiar a 4-3-3' }).click();
  const slot = page.getByRole('button', { name: /^Delantero 1 de 3/ });
  await slot.waitFor();
  await phone.shoot('formacion');
  const before = await slot.ariaSnapshot();
  await slot.click();
  const option = page.getByRole('dialog').getByRole('option', { name: /habilitado/ });
  await option.first().waitFor();
  await phone.shoot('selector');
  await option.first().click();
  await page
    .getByText(/^Guardado \d\d:\d\d/)
    .first()
    .waitFor();
  expect(await slot.ariaSnapshot()).not.toBe(before);
  await phone.shoot('once');
}

/** Joins a paid prediction room, where answers save themselves with a receipt. */
async function answersQuestions(): Promise<void> {
  const { page } = phone;
  await page.goto('/predi/ins');
  const card = page.getByRole('article').filter({ hasText: 'S/ 2.00' }).first();
  await card.getByRole('button', { name: /^Unirme/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar/ })
    .click();
  await page.waitForURL(/\/predi\/sala\/\d+/);
  predi = roomOf(page.url());
  expect(await page.getByRole('button', { name: /^Guardar 0 de/ }).getAttribute('aria-disabled')).toBe('true');
  for (const name of [/^Local \+/, /^Más de 2.5/, /^Sí \+/]) await page.getByRole('radio', { name }).first().click();
  await phone.shoot('predicciones');
  await page
    .getByText(/Comprobante [0-9A-F]{4}-[0-9A-F]{4}/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: /^Guardado 3 de/ }).getAttribute('aria-disabled')).toBe('true');
}

/** Five minutes after the kick-off that most of the eleven wait for. */
async function whenMostPlay(): Promise<number> {
  const api = await apiOf(phone);
  const { ins_user } = await api.get<Sala>(`plus/rooms/compe/${compe}/`);
  const lineup = await api.get<Lineup>(`compe/compe-lienup/get-lineup-compe/${ins_user}/`);
  const kickOffs = flattenLineup(lineup).flatMap(({ player }) => player.match?.date ?? []);
  const playing = (kickOff: string) => kickOffs.filter((each) => each === kickOff).length;
  return Date.parse(kickOffs.toSorted((a, b) => playing(b) - playing(a))[0]!) + 5 * MINUTE;
}

/** Watches the points of the eleven while the matches are played, and cannot change it any more. */
async function watchesThePoints(): Promise<void> {
  await restartAt(await whenMostPlay());
  const { page } = phone;
  await page.goto(`${server.baseUrl}/compe/sala/${compe}`);
  await page.getByText('Provisional').first().waitFor();
  await page.getByText('Cerrado').first().waitFor();
  await phone.shoot('en-vivo');
}

/** Sees the final ranking of both rooms, with the prize. */
async function seesTheFinalRanking(): Promise<void> {
  // A day later: rooms are paid, and coins may leave again after the phone was verified (security §3.2).
  await restartAt(Date.parse((await roomLine(compe)).lock_at) + 25 * 60 * MINUTE);
  await expect.poll(async () => (await roomLine(compe)).estado, { timeout: 60_000 }).toBe('pagada');
  await expect.poll(async () => (await roomLine(predi)).estado, { timeout: 60_000 }).toBe('pagada');
  const { page } = phone;
  await page.goto(`${server.baseUrl}/compe/sala/${compe}/ranking`);
  const ranking = await (await apiOf(phone)).get<Ranking>(`compe/ranking/ranking-compe-sala/?sala=${compe}`);
  expect(ranking.provisional).toBe(false);
  expect(ranking.me!.points).toBeGreaterThan(0);
  expect(ranking.me!.prize).toBeGreaterThanOrEqual(200);
  await page
    .getByText(`Ganaste ${displaySoles(ranking.me!.prize)}`)
    .first()
    .waitFor();
  await phone.shoot('ranking');
  await page.goto(`/predi/sala/${predi}/puntos`);
  await page.getByText('Aciertos').first().waitFor();
  await phone.shoot('resultados');
  await page.goto(`/predi/sala/${predi}/ranking`);
  await page.getByText('rosa_quispe').first().waitFor();
}

/** Finds fees and prizes among the movements, to the coin. */
async function findsTheMovements(): Promise<void> {
  const { page } = phone;
  const api = await apiOf(phone);
  const { results } = await api.get<Paged<Movement>>('plus/wallet/movements/?page_size=50');
  const [compeRank, prediRank] = [
    await api.get<Ranking>(`compe/ranking/ranking-compe-sala/?sala=${compe}`),
    await api.get<Ranking>(`predi/ins-predi/list-ranking/${predi}/`),
  ];
  const won = compeRank.me!.prize + prediRank.me!.prize;
  const sumOf = (type: Movement['type']) =>
    results.filter((movement) => movement.type === type).reduce((sum, { amount }) => sum + amount, 0);
  expect([sumOf('inscripcion'), sumOf('premio')]).toEqual([-FEE - 20, won]);
  const saldo = 100 - 20 + won;
  expect([results[0]!.balance_after, (await playerOn(phone)).saldo]).toEqual([saldo, saldo]);
  await page.goto('/play/billetera');
  await page
    .getByText(`+${displaySoles(compeRank.me!.prize)}`)
    .first()
    .waitFor();
  await page
    .getByText(`-${displaySoles(FEE)}`)
    .first()
    .waitFor();
  await page.getByText(displaySoles(saldo)).first().waitFor();
  await phone.shoot('movimientos');
}

/** Asks for the money after showing who is there, and takes it back while nobody pays it. */
async function takesAWithdrawalBack(): Promise<void> {
  const { page } = phone;
  const before = await (await apiOf(phone)).get<Summary>('plus/wallet/summary/');
  await page.getByRole('link', { name: 'Cobrar saldo' }).click();
  await fillWithdrawal();
  const prompt = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await prompt.getByLabel('Tu contraseña').fill(PASSWORD);
  await prompt.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('Pediste S/ 20.00. Te lo enviamos en máximo 2 días hábiles.').first().waitFor();
  await page.getByText('Pedido', { exact: true }).waitFor();
  await phone.shoot('retiro');
  const held = await (await apiOf(phone)).get<Summary>('plus/wallet/summary/');
  expect([held.saldo, held.saldo_retenido]).toEqual([before.saldo - 200, 200]);
  await page.getByRole('button', { name: 'Cancelar retiro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar retiro' }).click();
  await page.getByText('Cancelado', { exact: true }).waitFor();
  expect(await (await apiOf(phone)).get<Summary>('plus/wallet/summary/')).toMatchObject({
    saldo: before.saldo,
    saldo_retenido: 0,
  });
}

/** Asks again, and sees that it was paid once the operator did. */
async function isPaid(): Promise<void> {
  const { page } = phone;
  await fillWithdrawal();
  await page.getByText('Pedido', { exact: true }).waitFor();
  const [asked] = (await server.arma11('withdrawal', 'list')) as { withdrawal: number; amount: number }[];
  expect(asked!.amount).toBe(200);
  await server.arma11('withdrawal', 'take', String(asked!.withdrawal));
  await server.arma11('withdrawal', 'pay', String(asked!.withdrawal), '--operation', '87654321');
  await page.reload();
  await page.getByText('Pagado', { exact: true }).waitFor();
  await page.getByText(/Operación 87654321/).waitFor();
  await phone.shoot('pagado');
}

async function fillWithdrawal(): Promise<void> {
  const { page } = phone;
  await page.getByRole('textbox', { name: 'Monto en soles' }).fill('20');
  expect(await page.getByRole('textbox', { name: 'Celular de tu Yape' }).inputValue()).toBe('987111222');
  await page.getByRole('textbox', { name: 'Nombre del titular' }).fill('Rosa Quispe Mamani');
  await page.getByRole('textbox', { name: /^DNI/ }).fill('45678912');
  await page.getByRole('button', { name: 'Revisar retiro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pedir retiro' }).click();
}

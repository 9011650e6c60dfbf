import { expect, inject, it } from 'vitest';
import { operatorOf } from './builtServer';
import { giveCoins, playerOn, register } from './newPlayer';
import { openPhone, type Phone } from './phone';
import { sorted } from './refusals';

// Two players on two phones: one makes a private prediction room, the other comes by the shared address without an account.

const baseUrl = inject('baseUrl');
const arma11 = operatorOf(inject('dataDir'));
let owner: Phone;
let friend: Phone;
let shared = '';

/** Takes the seat on the ticket that is shown, and lands in the room. */
async function pay({ page }: Phone): Promise<void> {
  await page.getByRole('button', { name: /^Unirme: Los del barrio/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pagar S/ 2.00' }).click();
  await page.waitForURL(/\/predi\/sala\/\d+$/);
}

it(
  'a private prediction room is made, shared, found by a friend without an account, paid for by both, and closed to others',
  { timeout: 120_000 },
  async () => {
    owner = await openPhone(baseUrl, { permissions: ['clipboard-read', 'clipboard-write'] });
    friend = await openPhone(baseUrl);
    await ownerMakesTheRoom();
    await ownerSharesIt();
    await friendOpensAnAccount();
    await bothPay();
    await bothSeeEachOther();
    await nobodyElseComesIn();
    expect(await arma11('ledger', 'verify')).toMatchObject({ ok: true, breaches: [] });
    expect(sorted(owner.errors)).toEqual({ refused: [], broken: [] });
    expect(sorted(friend.errors)).toEqual({ refused: [404], broken: [] });
  },
);

/** Is made with a price, seats, matches and questions of its owner’s choice. */
async function ownerMakesTheRoom(): Promise<void> {
  const { page } = owner;
  await page.goto('/');
  await register(owner, 'la_anfitriona');
  await page.waitForURL(/\/play$/);
  await giveCoins(arma11, (await playerOn(owner)).id, 20);
  await page.goto('/predi/');
  await page.getByRole('link', { name: /Crear sala privada/ }).click();
  await page.getByRole('textbox', { name: 'Nombre de la sala' }).fill('Los del barrio');
  await page.getByRole('button', { name: 'S/ 2.00', exact: true }).click();
  await page.getByRole('textbox', { name: 'Cupos' }).fill('3');
  await page.getByRole('button', { name: 'Crear y elegir partidos' }).click();
  await page.getByRole('combobox', { name: 'Liga' }).selectOption('Copa del Pacífico');
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)];
  await first.getByRole('checkbox').check();
  await first.getByRole('button', { name: /^¿Cuántos goles\?/ }).click();
  await second.getByRole('checkbox').check();
  await page.getByText('2 partidos · 3 preguntas').waitFor();
  await owner.shoot('elegir');
  await page.getByRole('button', { name: 'Publicar sala' }).click();
  await page.waitForURL(/\/predi\/shared-sala-predi\/\d+$/);
  // Who has made it is asked for their own entry first.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

/** Is shared by its code and its address. */
async function ownerSharesIt(): Promise<void> {
  const { page } = owner;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copiar código' }).click();
  await page.getByText('Código copiado.').waitFor();
  const code = await copied();
  expect(code).toMatch(/^[A-Z][A-Z2-9]{4}-[A-Z2-9]{5}$/);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await page.getByText('Enlace copiado.').waitFor();
  shared = await copied();
  expect(new URL(shared).searchParams.get('code')).toBe(code);
  await owner.shoot('compartir');
}

/** Shows a friend who is signed out who invites, to what and for how much, and after the new account what there is to pay. */
async function friendOpensAnAccount(): Promise<void> {
  const { page } = friend;
  await page.goto(shared);
  const { pathname, search } = new URL(shared);
  await page.waitForURL((url) => url.pathname === '/' && url.searchParams.get('from') === pathname + search);
  await page.getByRole('heading', { name: 'la_anfitriona te invita' }).waitFor();
  await page.getByText('Los del barrio').waitFor();
  await page.getByText('S/ 2.00').first().waitFor();
  await register(friend, 'el_invitado', 'Registrarme y jugar');
  await page.waitForURL((url) => url.pathname + url.search === pathname + search);
  await page.getByText('La creó la_anfitriona.').waitFor();
  await page
    .getByRole('dialog')
    .getByText(/Te faltan S\/ 2\.00/)
    .waitFor();
  await friend.shoot('invitado');
}

/** Takes the friend’s entry and the owner’s once each, and leads both to the questions. */
async function bothPay(): Promise<void> {
  await giveCoins(arma11, (await playerOn(friend)).id, 20);
  await friend.page.reload();
  await Promise.all([pay(friend), pay(owner)]);
  expect([(await playerOn(owner)).saldo, (await playerOn(friend)).saldo]).toEqual([0, 0]);
  const { page } = friend;
  await page
    .getByRole('radio', { name: /^Empate/ })
    .first()
    .click();
  await page
    .getByText(/Comprobante [0-9A-F]{4}-[0-9A-F]{4}/)
    .first()
    .waitFor();
}

/** Shows both players to each other in the ranking. */
async function bothSeeEachOther(): Promise<void> {
  for (const phone of [owner, friend]) {
    await phone.page.getByRole('link', { name: 'Ranking' }).click();
    const table = phone.page.getByRole('list', { name: 'Tabla de posiciones' });
    await table.getByText('la_anfitriona').waitFor();
    await table.getByText('el_invitado').waitFor();
  }
  await owner.shoot('ranking');
}

/** Lets nobody else in without the code, and says so. */
async function nobodyElseComesIn(): Promise<void> {
  const { page } = friend;
  await page.goto('/predi/sala-join');
  await page.getByRole('textbox', { name: 'Código de la sala' }).fill('ZZZZZ-ZZZZZ');
  await page.getByRole('button', { name: 'Buscar sala' }).click();
  await page.getByText('No encontramos ese código. Revísalo: son 10 letras o números.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Código de la sala' }).inputValue()).toBe('ZZZZZ-ZZZZZ');
}

import { expect, inject, it } from 'vitest';
import type { Match, PrediMatch } from '@arma11/core/contract';
import { operatorOf } from './builtServer';
import { newPlayer, register } from './newPlayer';
import { openPhone, type Phone } from './phone';
import { apiOf } from './playerApi';
import { sorted } from './refusals';

// Who answers a room, or makes an eleven for it, without an account finds it saved there once they have one and sit in it.

const baseUrl = inject('baseUrl');
const arma11 = operatorOf(inject('dataDir'));

/** A free room on matches to come; the season's rivals leave a seat of it to people. */
async function openRoom(name: string, seats: number): Promise<number> {
  const { api } = await newPlayer(baseUrl, `${name.slice(0, 5)}_ver`);
  const matches = await api.get<Match[]>('partidos/list/in-predi/');
  const chosen = matches.filter(({ league_unique }) => league_unique === matches[0]!.league_unique).slice(-3);
  const of = chosen.map(({ id }) => id).join(',');
  const asks = ['--matches', of, '--kinds', '1x2,marcador', '--mode', 'completo'];
  const made = await arma11('predi', 'create', ...asks, '--name', name, '--seats', String(seats));
  return (made as { room: number }).room;
}

/** Puts 2-1 and 0-0 on the first two matches, as a guest. */
async function answerAsGuest({ page }: Phone, room: number): Promise<void> {
  await page.goto(`/probar/predi/${room}`);
  const goals = page.getByRole('spinbutton');
  await goals.first().waitFor();
  for (const [at, digit] of ['2', '1', '0', '0'].entries()) await goals.nth(at).fill(digit);
  await page.getByText('2 de 3').waitFor();
}

const wayToAccount = ({ page }: Phone) => page.getByRole('link', { name: 'Guárdalas con tu cuenta' }).click();
const answersOn = async (phone: Phone, room: number) =>
  (await (await apiOf(phone)).get<PrediMatch[]>(`predi-partidos/list/match-sala/${room}/`)).map(
    ({ my_answers }) => my_answers.length,
  );

it('what a guest answered is in the room once they have registered, once', { timeout: 60_000 }, async () => {
  const room = await openRoom('Tribuna sur', 20);
  const phone = await openPhone(baseUrl);
  const { page } = phone;
  await answerAsGuest(phone, room);
  await page.reload();
  await page.getByText('2 de 3').waitFor();
  await wayToAccount(phone);
  await page.getByRole('heading', { name: 'Tus 2 predicciones te esperan' }).waitFor();
  await register(phone, 'la_visita', 'Registrarme y jugar');
  await page.getByText('Guardamos tus 2 predicciones.').waitFor();
  await phone.shoot('guardadas');
  expect(await answersOn(phone, room)).toEqual([2, 2, 0]);
  await page.reload();
  await page.getByRole('button', { name: /^Guardado 4 de 6$/ }).waitFor();
  expect(sorted(phone.errors)).toEqual({ refused: [], broken: [] });
});

it('a room that fills meanwhile loses nothing, and says so', { timeout: 60_000 }, async () => {
  const room = await openRoom('Barra llena', 2);
  const phone = await openPhone(baseUrl);
  await answerAsGuest(phone, room);
  for (const name of ['lleno_uno', 'lleno_dos']) {
    const { api } = await newPlayer(baseUrl, name);
    // A rival may have the other seat.
    await api.post('predi/ins-predi/ins-user/', { predi: room }).catch(() => undefined);
  }
  await wayToAccount(phone);
  await register(phone, 'llega_tarde', 'Registrarme y jugar');
  await phone.page.getByText(/^La sala se llenó\. Dejamos 2 predicciones en tu celular/).waitFor();
  await phone.shoot('llena');
  const kept = await phone.page.evaluate((name) => localStorage.getItem(name), `arma11:trial:predi:${room}`);
  expect(JSON.parse(kept ?? 'null')).toMatchObject({ v: 1 });
  expect(await answersOn(phone, room)).toEqual([0, 0, 0]);
});

const wayIn = ({ page }: Phone) => page.getByRole('link', { name: 'Regístrate y entra con este once' });
/** Who stands in the eleven on the screen, by the names of its places. */
const elevenOn = ({ page }: Phone) =>
  page
    .getByRole('region', { name: 'Tu equipo' })
    .locator('button[data-slot]')
    .evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')?.split(', ')[1]));

it('the eleven that a guest made plays in the room once they have registered', { timeout: 60_000 }, async () => {
  const opened = await arma11('room', 'create', '--league', 'demo', '--fee', '0', '--seats', '20');
  const { room } = opened as { room: number };
  const phone = await openPhone(baseUrl);
  const { page } = phone;
  await page.goto(`/probar/compe/${room}`);
  await wayIn(phone).waitFor();
  await page.getByRole('radio', { name: '4-3-3' }).click();
  await page.getByRole('button', { name: 'Cambiar a 4-3-3' }).click();
  await page.getByText('Sin tocar', { exact: false }).waitFor({ state: 'detached' });
  const made = await elevenOn(phone);
  await page.reload();
  await wayIn(phone).waitFor();
  expect(await elevenOn(phone)).toEqual(made);
  await phone.shoot('once');
  await wayIn(phone).click();
  await page.getByRole('heading', { name: 'Tu once te espera' }).waitFor();
  await register(phone, 'once_propio', 'Registrarme y jugar');
  await page.getByText('Tu once ya está en la sala.').waitFor();
  await phone.shoot('once-guardado');
  expect((await elevenOn(phone)).sort()).toEqual(made.sort());
  expect(await page.evaluate((name) => localStorage.getItem(name), `arma11:trial:compe:${room}`)).toBeNull();
  expect(sorted(phone.errors)).toEqual({ refused: [], broken: [] });
});

import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Match, Page as Paged, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { serveDemo, type DemoServer } from './demoSeason';
import { openPhone, type Phone } from './phone';
import { playerApi, type PlayerApi } from './playerApi';

// What a thumb has to do, counted: each touch of the screen and each key of its keyboard, from the open room until all is saved.

const MATCHES = 8;
const KINDS = ['marcador', '1x2', 'goles', 'ambos'];
let server: DemoServer;
let api: PlayerApi;

beforeAll(async () => {
  server = await serveDemo('taps', inject('season'));
  api = await playerApi(server.baseUrl);
});
afterAll(() => server.stop());

/** Opens a page as the player, and counts from there. */
async function open(path: string): Promise<Phone & { taps(): Promise<number> }> {
  const phone = await openPhone(server.baseUrl, { ...api.session });
  await phone.page.addInitScript(() => {
    const counted = globalThis as { taps?: number };
    counted.taps = 0;
    for (const kind of ['pointerdown', 'keydown'])
      document.addEventListener(kind, () => void (counted.taps = (counted.taps ?? 0) + 1), true);
  });
  await phone.page.goto(path);
  const taps = () => phone.page.evaluate(() => (globalThis as { taps?: number }).taps ?? 0);
  return { ...phone, taps };
}

/** Opens a free prediction room of the player's own over these matches, with a seat in it. */
async function ownRoom(name: string, matches: readonly Match[], kinds: readonly string[]): Promise<number> {
  const body = { name, amount_ins: 0, max_players: 5 };
  const { predi, cod_access } = await api.post<{ predi: PrediRoom; cod_access: string }>(
    'predi/sala/create-private/',
    body,
  );
  const selections = matches.map(({ id }) => ({ match: id, kinds }));
  await api.post('predi-partidos/match-predi-select/register/predictions/', { predi: predi.id, selections });
  await api.post('predi/ins-predi/ins-user/', { predi: predi.id, code: cod_access });
  return predi.id;
}

const coming = () => api.get<Match[]>('partidos/list/in-predi/');
const answered = async (predi: number) =>
  (await api.get<PrediMatch[]>(`predi-partidos/list/match-sala/${predi}/`)).flatMap(({ my_answers }) => my_answers);

it('an eleven takes two taps', { timeout: 60_000 }, async () => {
  const { results } = await api.get<Paged<{ sala: number; estado: string; amount_ins: number }>>('sala/compe/filter/');
  const { sala } = results.find(({ estado, amount_ins }) => estado === 'abierta' && amount_ins === 0)!;
  await api.post('compe/compe-ins/register-sala-compe/', { sala });
  const { page, taps } = await open(`/compe/sala/${sala}`);
  await page.getByRole('button', { name: 'Completar con los mejores' }).click();
  await page.getByRole('button', { name: /^Hacer \d+ cambios?$/ }).click();
  await page
    .getByText(/^Cambiamos a \d+ jugador/)
    .first()
    .waitFor();
  expect(await taps()).toBeLessThanOrEqual(2);
});

it('the prediction of a match takes a tap for each question, three at most, and saves itself', async () => {
  const predi = await ownRoom('Tres toques', (await coming()).slice(0, 1), ['1x2', 'goles', 'ambos']);
  const { page, taps, shoot } = await open(`/predi/sala/${predi}`);
  for (const name of [/^Local/, /^Más de 2.5/, /^Sí/]) await page.getByRole('radio', { name }).click();
  await page.getByRole('button', { name: 'Guardado 3 de 3' }).waitFor();
  await shoot('tres-toques');
  expect(await taps()).toBeLessThanOrEqual(3);
  expect(await answered(predi)).toHaveLength(3);
});

it('a room of eight matches takes eighteen taps in the quick form: a field, sixteen digits, Guardar', async () => {
  const matches = (await coming()).slice(0, MATCHES);
  expect(matches).toHaveLength(MATCHES);
  const predi = await ownRoom('Polla de ocho', matches, KINDS);
  const { page, taps, shoot, errors } = await open(`/predi/sala/${predi}/rapida`);
  await page.getByRole('textbox').first().click();
  for (const digit of '2100312213040125') await page.keyboard.press(digit);
  await page.getByRole('button', { name: /^Guardar 32 de 32/ }).click();
  await page.getByRole('button', { name: 'Guardado 32 de 32' }).waitFor();
  await shoot('polla-rapida');
  expect(await taps()).toBeLessThanOrEqual(18);
  expect(await answered(predi)).toHaveLength(MATCHES * KINDS.length);
  expect(errors).toEqual([]);
});

it('what was typed and not saved is sent when the form is left', async () => {
  const predi = await ownRoom('A medias', (await coming()).slice(0, 2), KINDS);
  const { page } = await open(`/predi/sala/${predi}/rapida`);
  await page.getByRole('textbox').first().click();
  for (const digit of '2100') await page.keyboard.press(digit);
  await page.getByRole('link', { name: 'Ranking' }).click();
  await page.getByText(/^Se enviaron tus predicciones\. Guardado/).waitFor();
  expect(await answered(predi)).toHaveLength(8);
});

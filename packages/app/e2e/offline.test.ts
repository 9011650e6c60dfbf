import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { GroupSummary } from '@arma11/core/back-office';
import type { Lineup, Page as Paged, PrediMatch, PrediRoom, SalaCompe } from '@arma11/core/contract';
import { flattenLineup } from '@arma11/core/domain';
import { believeOnline } from '../../../tooling/machine/believeOnline.mjs';
import { serveDemo, type DemoServer } from './demoSeason';
import { openPhone, signIn, type Phone } from './phone';
import { playerApi, type PlayerApi } from './playerApi';
import { serverNow } from './serverNow';

// A phone whose network comes and goes: the app opens without it, what is changed waits, and is saved or came too late.
// A server for each test: in one of them the rooms close.

let server: DemoServer;
let phone: Phone;
let api: PlayerApi;
let sala = 0;
let ins = 0;
let predi = 0;

interface OperatorMatch {
  match: number;
  kick_off: string;
}

interface OpenSala {
  sala: number;
  estado: string;
  amount_ins: number;
}

beforeEach(async () => {
  server = await serveDemo('offline', inject('season'));
  api = await playerApi(server.baseUrl);
  const { results } = await api.get<Paged<OpenSala>>('sala/compe/filter/');
  sala = results.find(({ estado, amount_ins }) => estado === 'abierta' && amount_ins === 0)!.sala;
  await api.post('compe/compe-ins/register-sala-compe/', { sala });
  const mine = await api.get<Paged<SalaCompe>>('compe/list/all-by-user/');
  ins = mine.results.find((entry) => entry.sala.id === sala)!.id;
  const open = await api.get<PrediRoom[]>('predi/sala/list-public/');
  predi = open.find(({ estado, amount_ins }) => estado === 'abierta' && amount_ins === 0)!.id;
  await api.post('predi/ins-predi/ins-user/', { predi });
});
afterEach(() => server.stop());

async function offline(is: boolean): Promise<void> {
  await phone.page.context().setOffline(is);
  if (!is) await believeOnline(phone.page);
}

const forward = () => phone.page.getByRole('button', { name: /^Delantero 1/ });
const saved = () => api.get<Lineup>(`compe/compe-lienup/get-lineup-compe/${ins}/`);
const namesOf = (lineup: Lineup) => flattenLineup(lineup).map(({ player }) => player.id);

/** Puts the first player who may play in the place of the first forward. */
async function changeForward(): Promise<void> {
  await forward().click();
  const option = phone.page.getByRole('dialog').getByRole('option', { name: /habilitado/ });
  await option.first().click();
}

async function pendingTeam(): Promise<void> {
  await phone.page.getByText('Pendiente de enviar', { exact: true }).first().waitFor();
}

/** What the device keeps of a first visit, by the names of the build's files without their hashes. */
const KEPT = [
  'index',
  'home',
  'HomeSections',
  'lineup',
  'editingChunk',
  'PlayerPicker',
  'PrediSala',
  'PredictionsPage',
];

it('the worker keeps what a first visit without a network needs, and no page beyond it', async () => {
  const worker = await (await fetch(`${server.baseUrl}/sw.js`)).text();
  expect(KEPT.filter((name) => !worker.includes(`/assets/${name}-`))).toEqual([]);
  expect(worker).not.toMatch(/\/assets\/(WalletPage|deskPages)-/);
});

it(
  'home, a team and predictions open without a network from what was kept at the first visit alone',
  { timeout: 120_000 },
  async () => {
    phone = await openPhone(server.baseUrl, { serviceWorkers: 'allow' });
    await keepsTheApp();
    await forgetVisitedPages();
    await offline(true);
    const { page } = phone;
    await page.goto('/play');
    await page.getByRole('heading', { name: 'Salas para hoy' }).waitFor();
    await page.goto(`/compe/sala/${sala}`);
    await forward().click();
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /habilitado/ })
      .first()
      .waitFor();
    await page.goto(`/predi/sala/${predi}`);
    await page
      .getByRole('radio', { name: /^Local \+3/ })
      .first()
      .waitFor();
    await phone.shoot('primera-visita');
  },
);

it('a group that was opened is there without a network, and words that cannot be posted stay in the field', async () => {
  const { id } = await api.post<GroupSummary>('plus/groups/', { name: 'Los del barrio', crest: 1, counts: 'both' });
  await api.post(`plus/groups/${id}/wall/`, { text: 'Hoy no se salva nadie.' });
  phone = await openPhone(server.baseUrl, { serviceWorkers: 'allow' });
  await signIn(phone);
  const { page } = phone;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const words = page.getByText('Hoy no se salva nadie.');
  await page.goto(`/play/grupos/${id}/muro`);
  await words.waitFor();
  await offline(true);
  await page.goto(`/play/grupos/${id}`);
  await page.getByText(/^Sin conexión\. Te mostramos lo último que guardamos \(\d\d:\d\d\)\./).waitFor();
  await page.getByText('La tabla empieza con la primera sala que se pague.').waitFor();
  await page.getByRole('link', { name: 'Muro' }).click();
  await words.waitFor();
  // A page that was opened since then believes in a network again.
  await offline(false);
  await offline(true);
  const field = page.getByLabel('Escribe al grupo');
  await field.fill('Yo tampoco me salvo.');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await page.getByText('No se publicó. No hay conexión. Revisa tus datos.').waitFor();
  expect(await field.inputValue()).toBe('Yo tampoco me salvo.');
  await phone.shoot('grupo-sin-conexion');
});

/** Leaves of the app's files only those that the worker keeps by itself, as on a phone that just took a new version. */
async function forgetVisitedPages(): Promise<void> {
  await phone.page.evaluate(() => caches.delete('arma11-files'));
  const session = await phone.page.context().newCDPSession(phone.page);
  await session.send('Network.clearBrowserCache');
}

it(
  'a phone with a poor network opens the app without it, keeps what was changed, sends it later, and discards it at the end',
  { timeout: 120_000 },
  async () => {
    phone = await openPhone(server.baseUrl, { serviceWorkers: 'allow' });
    await keepsTheApp();
    await opensWithoutNetwork();
    await sendsTheTeamLater();
    await sendsAnswersLater();
    await isTooLate();
    await leavesNothingBehind();
    // The browser itself writes that there was no network, and that the late team was refused.
    const ours = phone.errors.filter((line) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|409/.test(line));
    expect(ours).toEqual([]);
  },
);

/** Can keep the app: a manifest with its pictures, and a worker that looks after the pages. */
async function keepsTheApp(): Promise<void> {
  await signIn(phone);
  const { page } = phone;
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href!)).json()) as { start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ start_url: '/play', lang: 'es-PE', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
  const worker = () => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL);
  expect(await page.evaluate(worker)).toBe(`${server.baseUrl}/sw.js`);
  // The worker is there from the next page on.
  await page.goto('/play');
  await page.getByRole('heading', { name: 'Salas para hoy' }).waitFor();
  await page.goto(`/compe/sala/${sala}`);
  await forward().click();
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /habilitado/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`/predi/sala/${predi}`);
  await page
    .getByRole('radio', { name: /^Local \+3/ })
    .first()
    .waitFor();
}

/** Opens without a network and shows the last answers, saying how old they are. */
async function opensWithoutNetwork(): Promise<void> {
  await offline(true);
  const { page } = phone;
  await page.goto(`/compe/sala/${sala}`);
  await forward().waitFor();
  await page.getByText(/^Sin conexión\. Te mostramos lo último que guardamos \(\d\d:\d\d\)\./).waitFor();
  await phone.shoot('sin-conexion');
}

/** Keeps a change of the team as pending over a reload, and saves it once the network is back. */
async function sendsTheTeamLater(): Promise<void> {
  const { page } = phone;
  const before = await saved();
  await changeForward();
  await pendingTeam();
  await phone.shoot('pendiente');
  expect(await page.getByText(/^Guardado \d\d:\d\d/).count()).toBe(0);
  const wanted = await forward().ariaSnapshot();
  await page.reload();
  await pendingTeam();
  expect(await forward().ariaSnapshot()).toBe(wanted);
  expect(namesOf(await saved())).toEqual(namesOf(before));
  await offline(false);
  await page.getByText(/^Se envió tu equipo\. Guardado/).waitFor();
  await page
    .getByText(/^Guardado \d\d:\d\d/)
    .first()
    .waitFor();
  expect(await forward().ariaSnapshot()).toBe(wanted);
  const after = await saved();
  expect(after.version).toBe(before.version + 1);
  expect(namesOf(after)).not.toEqual(namesOf(before));
}

/** Sends the answers of a prediction room whose page was left, once the network is back. */
async function sendsAnswersLater(): Promise<void> {
  const { page } = phone;
  await page.goto(`/predi/sala/${predi}`);
  const answer = page.getByRole('radio', { name: /^Local \+3/ }).first();
  await answer.waitFor();
  await offline(true);
  await answer.click();
  await pendingTeam();
  await phone.shoot('respuestas-pendientes');
  await page.goto('/play');
  await page.getByText(/1 cambio pendiente de enviar/).waitFor();
  await offline(false);
  await page.getByText(/^Se enviaron tus predicciones\. Guardado/).waitFor();
  const matches = await api.get<PrediMatch[]>(`predi-partidos/list/match-sala/${predi}/`);
  expect(matches.flatMap(({ my_answers }) => my_answers)).toHaveLength(1);
}

/** Says that a change came too late when the room closed meanwhile, and which team counts. */
async function isTooLate(): Promise<void> {
  const { page } = phone;
  await page.goto(`/compe/sala/${sala}`);
  await forward().waitFor();
  const before = await saved();
  await offline(true);
  await changeForward();
  await pendingTeam();
  const matches = (await server.arma11('match', 'list', '--league', 'demo')) as OperatorMatch[];
  const { sala_detail } = await api.get<SalaCompe>(`compe/get/retrive/${ins}/`);
  await startEarly(firstOf(matches, sala_detail.starts_at));
  const locked = async () => Date.parse((await saved()).lock_at) <= (await serverNow(server.baseUrl));
  await expect.poll(locked, { timeout: 20_000 }).toBe(true);
  await offline(false);
  await page.getByText(/^Tu equipo no llegó a tiempo: la sala cerró a las \d\d:\d\d\. Vale tu última/).waitFor();
  await phone.shoot('tarde');
  expect(namesOf(await saved())).toEqual(namesOf(before));
}

/** Leaves nothing of a player behind who signs out. */
async function leavesNothingBehind(): Promise<void> {
  const { page } = phone;
  const left = () =>
    page.evaluate(async () => {
      const answers = await (await caches.open('arma11-answers')).keys();
      return [...answers.map(({ url }) => url), ...Object.keys(localStorage).filter((name) => name !== 'theme')];
    });
  expect((await left()).length).toBeGreaterThan(2);
  await page.goto('/play');
  await page.getByRole('button', { name: 'Salir' }).first().click();
  await page.waitForURL(/\/$/);
  await expect.poll(left).toEqual([]);
}

/** Says that a match begins now, before its time: its rooms close at once. */
function startEarly({ match }: OperatorMatch): Promise<unknown> {
  const at = new Date().toISOString();
  const said = ['--match', String(match), '--estado', 'en_vivo', '--at', at, '--reason', 'started early'];
  return server.arma11('match', 'status', ...said);
}

/** The match with which a room's jornada begins. */
const firstOf = (matches: OperatorMatch[], starts: string): OperatorMatch =>
  matches.find(({ kick_off }) => Date.parse(kick_off) === Date.parse(starts))!;

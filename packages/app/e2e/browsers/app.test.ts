import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import type { PrediMatch, PrediRoom } from '@arma11/core/contract';
import { serveDemo, type DemoServer } from '../demoSeason';
import { playerApi, type PlayerApi } from '../playerApi';
import { realIds, type RealIds } from '../realIds';
import { describeInOtherBrowsers } from './otherBrowser';
import { click, type, waitFor, waitUntil } from './Tab';
import { tellingProxy, type TellingProxy } from './tellingProxy';

/** What each screen says once it stands, at an address made of real ids. */
const SCREENS: { screen: string; at(ids: RealIds): string; says: RegExp }[] = [
  {
    screen: 'the lineup of a room',
    at: ({ compe }) => `/compe/sala/${compe[0]}`,
    says: /Mediocampista 1 de \d, /,
  },
  { screen: 'its ranking', at: ({ compe }) => `/compe/sala/${compe[0]}/ranking`, says: /Puesto\s+\d/ },
  { screen: 'the predictions of a room', at: ({ predi }) => `/predi/sala/${predi[0]}`, says: /¿Quién gana\?/ },
  { screen: 'their ranking', at: ({ predi }) => `/predi/sala/${predi[0]}/ranking`, says: /Puesto\s+\d/ },
  { screen: 'the rooms to join', at: () => '/compe', says: /Salas abiertas\s+Gratis/ },
  { screen: 'the matches', at: () => '/play/matches/in-game', says: /contra/ },
  { screen: 'the statistics', at: () => '/play/aficiones/top', says: /Jornada \d+ · Liga del Pacífico/ },
  { screen: 'the wallet', at: () => '/play/billetera', says: /Entradas a salas/ },
  { screen: 'a club', at: ({ league, team }) => `/play/ligas-compe/equipos/${league}/${team}/`, says: /Resultados/ },
  { screen: 'the gallery', at: () => '/play/items/galery', says: /Tu avatar/ },
  { screen: 'the missions', at: () => '/play/quest', says: /Tu misión/ },
  { screen: 'the profile', at: () => '/users/profile', says: /Sesiones abiertas/ },
];

describeInOtherBrowsers('the app', ({ name, tab }) => {
  let server: DemoServer;
  let proxy: TellingProxy;
  let api: PlayerApi;
  let ids: RealIds;
  let room = 0;
  beforeAll(async () => {
    server = await serveDemo(`browsers-${name}`, inject('season'));
    proxy = await tellingProxy(server.baseUrl);
    api = await playerApi(server.baseUrl);
    ids = await realIds(api);
    const open = await api.get<PrediRoom[]>('predi/sala/list-public/');
    room = open.find(({ estado, amount_ins }) => estado === 'abierta' && amount_ins === 0)!.id;
    await api.post('predi/ins-predi/ins-user/', { predi: room });
  });
  afterEach(() => expect(proxy.said.splice(0), 'what went wrong in the page').toEqual([]));
  afterAll(async () => {
    await proxy?.close();
    await server?.stop();
  });

  it('a player signs in by the form and finds the home', async () => {
    await tab().goto(proxy.address);
    await click(tab(), { css: 'a', text: '^Acceder con mi Email$' });
    await type(tab(), { css: 'input[type=email]' }, 'demo@arma11.pe');
    await type(tab(), { css: 'input[type=password]' }, 'jugar2026');
    await click(tab(), { css: 'button', text: '^Ingresar' });
    await waitFor(tab(), { css: 'h1, h2', text: '^Salas para hoy$' });
    await tab().shoot('home');
  });

  it.each(SCREENS)('$screen stands', async ({ screen, at, says }) => {
    await tab().goto(proxy.address + at(ids));
    await waitFor(tab(), { css: 'h1', text: '\\p{L}' });
    await waitUntil(tab(), `${says}.test(document.body.innerText)`);
    await tab().shoot(screen);
  });

  it('saves predictions', async () => {
    await tab().goto(`${proxy.address}/predi/sala/${room}`);
    await click(tab(), { css: '[role=radio]', text: '^Local' });
    await waitUntil(tab(), `${/Comprobante [0-9A-F]{4}-[0-9A-F]{4}/}.test(document.body.innerText)`);
    await tab().shoot('saved');
    const matches = await api.get<PrediMatch[]>(`predi-partidos/list/match-sala/${room}/`);
    expect(matches.flatMap(({ my_answers }) => my_answers)).toHaveLength(1);
  });

  it('opens without a network, and says so', async () => {
    await waitUntil(tab(), 'navigator.serviceWorker.controller');
    await tab().goto(`${proxy.address}/predi/sala/${room}`);
    await waitFor(tab(), { css: '[role=radio]', text: '^Local' });
    await proxy.close();
    await tab().goto(`${proxy.address}/predi/sala/${room}`);
    await waitFor(tab(), { css: '[role=radio]', text: '^Local' });
    await waitUntil(tab(), `${/Sin conexión\. Te mostramos lo último que guardamos/}.test(document.body.innerText)`);
    await tab().shoot('offline');
  });
});

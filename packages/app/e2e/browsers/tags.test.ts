import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Page as Paged, PrediMatch, PrediRoom, RoomReactions, SalaCompe } from '@arma11/core/contract';
import { openHostSite, type HostSite } from '../../../widgets/host-pages/rig/hostServer';
import { partnerFacts } from '../../../widgets/host-pages/rig/partnerFacts';
import { serveDemo, type DemoServer } from '../demoSeason';
import { playerApi, type PlayerApi } from '../playerApi';
import { describeInOtherBrowsers } from './otherBrowser';
import { click, pieceOf, type, waitFor, waitUntil } from './Tab';

/** The tags, and a piece that each shows only once a player is in. */
const PANEL = 'arma11-prediccion-panel';
const OF_PLAYER = {
  [PANEL]: { css: '[role=radio]' },
  'arma11-lineup-editor': { css: 'button', text: 'Mediocampista 1' },
  'arma11-room-card': { css: 'button, a', text: '^Jugar' },
  'arma11-wallet-badge': { css: 'b', text: '\\d' },
  'arma11-quest-bar': { css: '[role=progressbar]' },
  'arma11-ranking': { css: '[part~=own]' },
  'arma11-reactions': { css: 'button[part~=reaction]' },
};

/** A page of a partner with all of them, which keeps what goes wrong in it. */
const pageOf = ({ ours, key, predi, entry }: Record<'ours' | 'key' | 'predi' | 'entry', unknown>) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><title>Diario</title><script>
document.said = [];
addEventListener('error', ({ message, target }) => document.said.push(message ?? target.src), true);
addEventListener('unhandledrejection', ({ reason }) => document.said.push(String(reason)));
addEventListener('arma11-error', ({ detail }) => document.said.push(detail.code));
console.error = (...words) => document.said.push(words.join(' '));
</script><script src="${ours}/embed/v1/loader.js" data-key="${key}" async></script></head><body><h1>La fecha</h1>
<arma11-wallet-badge></arma11-wallet-badge><arma11-quest-bar></arma11-quest-bar>
<arma11-room-card kind="predi" sala="${predi}"></arma11-room-card>
<arma11-prediccion-panel predi="${predi}"></arma11-prediccion-panel>
<arma11-lineup-editor entry="${entry}"></arma11-lineup-editor>
<arma11-ranking kind="predi" sala="${predi}"></arma11-ranking>
<arma11-reactions kind="predi" sala="${predi}"></arma11-reactions></body></html>`;

describeInOtherBrowsers('the tags', ({ name, tab }) => {
  let server: DemoServer;
  let site: HostSite;
  let api: PlayerApi;
  let predi = 0;
  const said = () => tab().evaluate<string[]>('document.said');
  beforeAll(async () => {
    server = await serveDemo(`tags-${name}`, inject('season'));
    site = await openHostSite();
    api = await playerApi(server.baseUrl);
    const open = await api.get<PrediRoom[]>('predi/sala/list-public/');
    predi = open.find(({ estado, amount_ins }) => estado === 'abierta' && amount_ins === 0)!.id;
    await api.post('predi/ins-predi/ins-user/', { predi });
    const mine = await api.get<Paged<SalaCompe>>('compe/list/all-by-user/');
    const { key } = await partnerFacts(server.baseUrl);
    site.put('/', { html: pageOf({ ours: server.baseUrl, key, predi, entry: mine.results[0]!.id }) });
  });
  afterAll(async () => {
    await site?.close();
    await server?.stop();
  });

  it('draw for a reader, and a click opens our window, in which a player signs in', async () => {
    await tab().goto(`${site.origin}/`);
    await waitFor(tab(), { css: '[role=radiogroup]', inside: PANEL });
    await tab().shoot('tags of a reader');
    await click(tab(), { css: 'button', text: '^(Ingresar|Unirme)', inside: PANEL });
    const popup = await tab().popup();
    await type(popup, { css: 'input[type=email]' }, 'demo@arma11.pe');
    await type(popup, { css: 'input[type=password]' }, 'jugar2026');
    await click(popup, { css: 'button', text: '^Ingresar' });
    await waitFor(popup, { css: 'button', text: '^Permitir$' });
    // A tap that was meant for what stood there before does not count.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await click(popup, { css: 'button', text: '^Permitir$' });
    await waitUntil(tab(), `window.Arma11.session()?.status === 'signedIn'`);
  });

  it.each(Object.entries(OF_PLAYER))('%s shows what is the player’s', async (inside, piece) => {
    await waitFor(tab(), { ...piece, inside });
  });

  it('the panel saves a prediction', async () => {
    const answer = { css: '[role=radio]', text: '^Local', inside: PANEL };
    await click(tab(), answer);
    expect(await tab().evaluate(`${pieceOf(answer)}.getAttribute('aria-checked')`)).toBe('true');
    await click(tab(), { css: 'button', text: '^Guardar', inside: PANEL });
    await waitUntil(tab(), `/Comprobante/.test(document.querySelector('${PANEL}').shadowRoot.textContent)`);
    await tab().shoot('tags of a player');
    const matches = await api.get<PrediMatch[]>(`predi-partidos/list/match-sala/${predi}/`);
    expect(matches.flatMap(({ my_answers }) => my_answers)).toHaveLength(1);
  });

  it('a reaction is stored', async () => {
    await click(tab(), { css: 'button[part~=reaction]', inside: 'arma11-reactions' });
    await waitFor(tab(), { css: 'button[part~=mine]', inside: 'arma11-reactions' });
    // The button is marked before the server has answered.
    await expect
      .poll(async () => (await api.get<RoomReactions>(`plus/reactions/predi/${predi}/`)).mine, { timeout: 10_000 })
      .not.toBeNull();
  });

  it('say nothing wrong in the page', async () => {
    expect(await said()).toEqual([]);
  });
});

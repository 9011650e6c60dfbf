// Longer than 200 lines on purpose: what every element promises to a page, each in its own sentence.
import { QueryClient } from '@tanstack/react-query';
import { configure, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answers,
  broken,
  refuses,
  unauthenticated,
  type FixtureAnswer,
  type FixtureRoutes,
} from '@arma11/testing/transports/fixtureTransport';
import { fixtureEnvironment } from '../fixtures/fixtureEnvironment';
import { playerFixture } from '@arma11/testing/fixtures/playerFixture';
import { prediRoutes } from '@arma11/testing/fixtures/prediRoutes';
import { joinedOffer, offerFixture } from '@arma11/testing/fixtures/roomFixture';
import { elementSpec, plain } from './classes/elementSpec';
import { from, positiveInteger } from './classes/readers';
import { defineElements } from './defineElements';
import { elementSpecs } from './elementSpecs';
import type { Arma11RoomCardElement } from './elementTypes';
import type { Arma11PrediccionPanelElement } from './widgetElements';
import { registerElements } from './registration/registerElements';

// jsdom finds roles slowly, and slower still on a busy machine.
vi.setConfig({ testTimeout: 40_000, hookTimeout: 40_000 });
configure({ asyncUtilTimeout: 10_000 });
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

const roomPath = 'GET plus/rooms/compe/311/';
const base: FixtureRoutes = {
  ...prediRoutes(),
  'GET users/get-data/': answers(playerFixture()),
  [roomPath]: answers(joinedOffer),
};
let made = 0;

/** Registers tags of their own for one test, and listens to the page. */
function page(routes: FixtureRoutes = {}) {
  const prefix = `t${++made}`;
  const { client, queryClient, requests } = fixtureEnvironment({ ...base, ...routes });
  const defined = defineElements({ prefix, client, queryClient, baseUrl: 'https://play.example' });
  const log: CustomEvent[] = [];
  const listen = (name: string, answer?: (event: Event) => void) =>
    document.body.addEventListener(name, (event) => {
      log.push(event as CustomEvent);
      answer?.(event);
    });
  for (const name of ['arma11-ready', 'arma11-error']) listen(name);
  const add = <Element extends HTMLElement>(html: string) => {
    document.body.insertAdjacentHTML('beforeend', html.replaceAll('arma11-', `${prefix}-`));
    return document.body.lastElementChild as Element;
  };
  return { prefix, defined, add, listen, log, requests, queryClient, names: () => log.map(({ type }) => type) };
}
/** A part of the widget, once it is there; asked by role jsdom would work out every style of the widget first. */
async function part(element: HTMLElement, name: string) {
  const found = () => element.shadowRoot?.querySelector<HTMLElement>(`.root [part~="${name}"]`);
  await until(() => expect(found()).toBeTruthy());
  return found() as HTMLElement;
}
const inside = (element: HTMLElement) => within(element.shadowRoot?.querySelector('.root') as HTMLElement);
const statesOf = (element: HTMLElement) => (element.dataset.state ?? '').split(' ').filter(Boolean);
const shown = (element: HTMLElement) =>
  ['wait', 'root', 'failed', 'slot'].find(
    (name) => !element.shadowRoot?.querySelector<HTMLElement>(name === 'slot' ? 'slot' : `.${name}`)?.hidden,
  );
const card = '<arma11-room-card kind="compe" sala="311"><a href="/x">Ver sala 311</a></arma11-room-card>';

beforeAll(() => Promise.all(elementSpecs.map(({ load }) => load())));
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(async () => {
  document.body.replaceWith(document.createElement('body'));
  await Promise.resolve();
  vi.restoreAllMocks();
});

describe('an element', () => {
  it('keeps its place while the widget is on its way, then shows it and says so once', async () => {
    const { add, names } = page();
    const element = add(card);
    await Promise.resolve();
    expect(shown(element)).toBe('wait');
    expect(statesOf(element)).toEqual(['loading']);
    await part(element, 'action');
    await until(() => expect(statesOf(element)).toEqual(['ready']));
    expect(shown(element)).toBe('root');
    expect(names()).toEqual(['arma11-ready']);
  });

  it('sends its events from the host itself, so that they bubble out of every shadow root', async () => {
    const { add, log, prefix } = page();
    const outer = add('<div></div>').attachShadow({ mode: 'open' });
    outer.innerHTML = card.replaceAll('arma11-', `${prefix}-`);
    await until(() => expect(log).toHaveLength(1));
    expect(log[0]).toMatchObject({ bubbles: true, composed: true, cancelable: false, detail: {} });
  });

  it('shows what stands inside the tag until it is told what to show', async () => {
    const { add } = page();
    const element = add<Arma11RoomCardElement>(card.replace(' sala="311"', ''));
    await Promise.resolve();
    expect(shown(element)).toBe('slot');
    await until(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('it needs sala or room')));
    element.setAttribute('sala', '311');
    await part(element, 'action');
  });

  it('shows what is the sponsor’s below the widget, also while that is on its way', async () => {
    const { add } = page();
    const element = add(card.replace('</a>', '</a><p slot="sponsor">Con Cerveza Andina</p>'));
    await Promise.resolve();
    const slot = element.shadowRoot?.querySelector<HTMLSlotElement>('[part="sponsor"]');
    const told = () => [slot?.hidden, slot?.assignedElements().map(({ textContent }) => textContent)];
    expect([shown(element), ...told()]).toEqual(['wait', false, ['Con Cerveza Andina']]);
    await part(element, 'action');
    expect([shown(element), ...told()]).toEqual(['root', false, ['Con Cerveza Andina']]);
    expect(slot?.matches(':last-child')).toBe(true);
  });

  it('takes an object as a property, and then asks for nothing', async () => {
    const { add, requests } = page();
    const element = add<Arma11RoomCardElement>('<arma11-room-card></arma11-room-card>');
    element.room = offerFixture();
    await part(element, 'action');
    expect(requests.map(({ path }) => path)).not.toContain('plus/rooms/compe/311/');
  });

  it('keeps a property that was set before the tag was known, over the attribute', async () => {
    const early = document.body.appendChild(document.createElement(`t${made + 1}-room-card`)) as Arma11RoomCardElement;
    early.setAttribute('sala', '5');
    early.salaId = 311;
    page();
    expect(early.salaId).toBe(311);
    await part(early, 'action');
  });

  it('reports its error and shows it, with the way to try again', async () => {
    let answer = broken;
    const { add, log } = page({ [roomPath]: () => answer });
    const element = add(card);
    await until(() => expect(statesOf(element)).toEqual(['error']));
    expect(log[0]).toMatchObject({ type: 'arma11-error', detail: { code: 'unavailable' } });
    answer = answers(joinedOffer);
    await userEvent.click(inside(element).getByText('Reintentar'));
    await until(() => expect(statesOf(element)).toEqual(['ready']));
  });

  it.each([
    [refuses(404, 'NO_EXISTE', 'No existe.'), 'not_found', ['arma11-error', 'arma11-not-found']],
    [refuses(403, 'LLAVE_DESCONOCIDA', 'No conocemos la llave.'), 'key_unknown', ['arma11-error']],
    [refuses(429, 'MUCHAS_SOLICITUDES', 'Espera.'), 'rate_limited', ['arma11-error']],
  ] as const)('is never ready where the server refuses, and says why in a word: %o', async (answer, code, events) => {
    const { add, log, listen, names } = page({ [roomPath]: answer as FixtureAnswer });
    listen('arma11-not-found');
    const element = add(card);
    await until(() => expect(statesOf(element)).toEqual(['error']));
    const { code: serverCode, message } = (answer as { body: { code: string; message: string } }).body;
    expect(log[0]?.detail).toEqual({ code, message, serverCode });
    expect(names()).toEqual(events);
  });

  it('asks again on refresh(), and resolves when the answer is on the screen', async () => {
    let room = joinedOffer;
    const { add } = page({ [roomPath]: () => answers(room) });
    const element = add<Arma11RoomCardElement>(card);
    const seats = () => element.shadowRoot?.textContent;
    await until(() => expect(seats()).toContain('19/20'));
    room = { ...room, num_players: 18 };
    await element.refresh();
    expect(seats()).toContain('18/20');
  });

  it('keeps its state when it is moved, and begins anew when it was away', async () => {
    const { add, names } = page();
    const element = add(card);
    const button = await part(element, 'action');
    document.body.prepend(element);
    await Promise.resolve();
    expect(button.isConnected).toBe(true);
    element.remove();
    await Promise.resolve();
    expect(element.shadowRoot?.querySelector('.root')?.childElementCount).toBe(0);
    document.body.append(element);
    await part(element, 'action');
    await until(() => expect(names()).toEqual(['arma11-ready', 'arma11-ready']));
  });

  it('leaves no style of ours in the document, and none in itself once it is away', async () => {
    const { add } = page();
    const before = document.head.querySelectorAll('style').length;
    const element = add(card);
    await part(element, 'action');
    const sheets = () => element.shadowRoot?.adoptedStyleSheets.length;
    expect(sheets()).toBe(2);
    for (let times = 0; times < 5; times++) {
      element.remove();
      await Promise.resolve();
      expect(sheets()).toBe(1);
      document.body.append(element);
      await part(element, 'action');
    }
    expect(document.head.querySelectorAll('style').length).toBe(before);
  });

  it('says in the console what it has no key for, and keeps what stands inside the tag', async () => {
    const prefix = `t${++made}`;
    defineElements({ prefix });
    const log: CustomEvent[] = [];
    document.body.addEventListener('arma11-error', (event) => log.push(event as CustomEvent));
    document.body.innerHTML = card.replaceAll('arma11-', `${prefix}-`);
    await until(() => expect(log[0]?.detail).toMatchObject({ code: 'not_configured' }));
    expect(shown(document.body.firstElementChild as HTMLElement)).toBe('slot');
  });
});

describe('a widget that fails', () => {
  const failing = (load: () => Promise<never>) => {
    const prefix = `t${++made}`;
    const { client, queryClient } = fixtureEnvironment(base);
    const spec = elementSpec<object>({ name: 'x', load, attributes: {}, box: { minHeight: '1em' } });
    const connect = () => ({ client, queryClient, session: null });
    registerElements({ specs: [spec], connect, prefix, settings: {} });
    const log: CustomEvent[] = [];
    document.body.addEventListener('arma11-error', (event) => log.push(event as CustomEvent));
    const add = (content = '') => {
      document.body.innerHTML = `<${prefix}-x>${content}</${prefix}-x>`;
      return document.body.firstElementChild as HTMLElement & { refresh(): Promise<void> };
    };
    return { add, log };
  };

  it('leaves the link inside the tag where its code does not come', async () => {
    const { add, log } = failing(() => Promise.reject(new Error('no net')));
    const element = add('<a href="/x">Ver sala</a>');
    await until(() => expect(statesOf(element)).toEqual(['error']));
    expect(shown(element)).toBe('slot');
    expect(log.map(({ detail }) => detail as unknown)).toEqual([
      { code: 'load_failed', message: 'no net', serverCode: null },
    ]);
  });

  it('excuses itself where the tag is empty, and tries again when asked', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no net')));
    const { add } = failing(load);
    const element = add('\n');
    await until(() => expect(shown(element)).toBe('failed'));
    element.shadowRoot?.querySelector('button')?.click();
    await until(() => expect(load).toHaveBeenCalledTimes(2));
    await element.refresh();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('keeps a crash to itself: a sentence, an event, and a new attempt', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    let broke = true;
    const Widget = () => {
      if (broke) throw new Error('bug');
      return <p>todo bien</p>;
    };
    const { add, log } = failing(() => Promise.resolve(Widget) as unknown as Promise<never>);
    const element = add();
    await part(element, 'error');
    expect(log[0]?.detail).toEqual({ code: 'crashed', message: 'bug', serverCode: null });
    broke = false;
    await userEvent.click(inside(element).getByText('Reintentar'));
    await inside(element).findByText('todo bien');
  });
});

describe('an event with a default action', () => {
  const opened = () => vi.spyOn(globalThis, 'open').mockReturnValue(null);

  it('does it: the room opens on our site, in a tab of its own', async () => {
    const open = opened();
    const { add, listen, log } = page();
    listen('arma11-room-open');
    const element = add(card);
    await userEvent.click(await part(element, 'action'));
    const opening = log.find(({ type }) => type === 'arma11-room-open');
    expect([opening?.cancelable, opening?.detail]).toEqual([true, { id: 312, ins: 8123 }]);
    expect(String(open.mock.lastCall?.[0])).toBe('https://play.example/compe/sala/312');
    expect(open.mock.lastCall?.slice(1)).toEqual(['_blank', 'noopener']);
  });

  it('does it not when a listener prevents it', async () => {
    const open = opened();
    const { add, listen } = page();
    listen('arma11-room-open', (event) => event.preventDefault());
    const element = add(card);
    await userEvent.click(await part(element, 'action'));
    expect(open).not.toHaveBeenCalled();
  });

  it('takes no seat when a listener prevents it', async () => {
    const { add, listen, requests } = page({ [roomPath]: answers(offerFixture({ amount_ins: 0 })) });
    listen('arma11-room-join', (event) => event.preventDefault());
    const element = add(card);
    await userEvent.click(await part(element, 'action'));
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('opens the wallet', async () => {
    const open = opened();
    const { add } = page();
    const element = add('<arma11-wallet-badge></arma11-wallet-badge>');
    await userEvent.click(await part(element, 'button'));
    expect(String(open.mock.lastCall?.[0])).toBe('https://play.example/play/billetera');
  });

  it("hands 'Ingresar' to the page", async () => {
    const { add, listen, log } = page({ 'GET users/get-data/': unauthenticated });
    listen('arma11-signin-request');
    const element = add('<arma11-wallet-badge></arma11-wallet-badge>');
    await userEvent.click(await inside(element).findByText('Ingresar'));
    expect(log.at(-1)).toMatchObject({ type: 'arma11-signin-request', cancelable: true });
  });
});

describe('a prediction panel', () => {
  it('knows what is not saved, saves it and says what was stored', async () => {
    const { add, listen, log } = page();
    for (const name of ['arma11-answers-change', 'arma11-answers-save', 'arma11-saved']) listen(name);
    const panel = add<Arma11PrediccionPanelElement>('<arma11-prediccion-panel predi="77"></arma11-prediccion-panel>');
    expect(panel.dirty).toBe(false);
    await userEvent.click(await inside(panel).findByText('Visita'));
    await until(() => expect(panel.dirty).toBe(true));
    expect(log.at(-1)).toMatchObject({ type: 'arma11-answers-change', detail: { dirty: true } });
    expect(await panel.save()).toBe(true);
    const saved = log.find(({ type }) => type === 'arma11-answers-save');
    expect(saved?.detail).toEqual({ answers: [{ predi: 77, match_prediction: 550, alternative: 55003 }] });
    expect(panel.dirty).toBe(false);
    await until(() => expect(log.filter(({ type }) => type === 'arma11-saved')).toHaveLength(1));
  });

  it('discards the changes on reset()', async () => {
    const { add } = page();
    const panel = add<Arma11PrediccionPanelElement>('<arma11-prediccion-panel predi="77"></arma11-prediccion-panel>');
    await userEvent.click(await inside(panel).findByText('Visita'));
    await until(() => expect(panel.dirty).toBe(true));
    await panel.reset();
    expect(panel.dirty).toBe(false);
  });
});

describe('a provider', () => {
  it('gives its elements another look than the page, which an element may have of its own too', async () => {
    const { add } = page();
    const provider = add(
      '<arma11-provider mode="light"><arma11-wallet-badge></arma11-wallet-badge><arma11-wallet-badge mode="auto"></arma11-wallet-badge></arma11-provider>',
    );
    const schemes = () =>
      [...provider.children].map(
        ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('[data-arma11-scheme]')?.dataset.arma11Scheme,
      );
    await until(() => expect(schemes()).toEqual(['light', 'auto']));
    provider.setAttribute('mode', 'dark');
    await until(() => expect(schemes()).toEqual(['dark', 'auto']));
  });

  it('may have a client of its own', async () => {
    const { add, requests } = page();
    const other = fixtureEnvironment({ 'GET users/get-data/': answers(playerFixture({ saldo: 70 })) });
    const provider = add<HTMLElement & { settings: object }>('<arma11-provider></arma11-provider>');
    provider.settings = { client: other.client, queryClient: new QueryClient() };
    provider.append(document.createElement(`t${made}-wallet-badge`));
    await inside(provider.firstElementChild as HTMLElement).findByText('7.00');
    expect(requests).toEqual([]);
  });
});

describe('the language of a tag', () => {
  const english = 'kind="compe" sala="311" locale="en"';

  it('is loaded before anything is shown, so that no Spanish is seen first', async () => {
    const { add } = page();
    const element = add(`<arma11-room-card ${english}></arma11-room-card>`);
    const seen = new Set<string>();
    const watcher = new MutationObserver(() => seen.add(element.shadowRoot?.querySelector('.root')?.textContent ?? ''));
    watcher.observe(element.shadowRoot as ShadowRoot, { subtree: true, childList: true, characterData: true });
    await until(() => expect(inside(element).getByText('Play')).toBeTruthy());
    watcher.disconnect();
    expect([...seen].filter((text) => /Cargando|Jugar/.test(text))).toEqual([]);
    expect(element.shadowRoot?.querySelector('.root')?.getAttribute('lang')).toBe('en');
  });

  it('is that of the page or the provider around, and changes with it', async () => {
    const { add, defined } = page();
    defined.update({ locale: 'pt-BR' });
    const element = add('<arma11-room-card kind="compe" sala="311"></arma11-room-card>');
    await until(() => expect(inside(element).getByText('Jogar')).toBeTruthy());
    defined.update({ locale: 'es-PE' });
    await until(() => expect(inside(element).getByText('Jugar')).toBeTruthy());
    expect(element.shadowRoot?.querySelector('.root')?.getAttribute('lang')).toBe('es-PE');
  });

  it('has a partner’s own words in it, a text with holes where ours is a sentence', async () => {
    const { add, defined } = page();
    defined.update({ messages: { roomCard: { play: 'Go', onMatches: '{n} × {detail}' } } });
    const element = add(`<arma11-room-card ${english}></arma11-room-card>`);
    await until(() => expect(inside(element).getByText('Go')).toBeTruthy());
    expect(inside(element).getByText('9 × Matchday 4')).toBeTruthy();
  });
});

describe('registering', () => {
  it('a second time changes the settings and nothing else', async () => {
    const { add, prefix } = page();
    const element = add('<arma11-wallet-badge></arma11-wallet-badge>');
    defineElements({ prefix, appearance: { variables: { colorAccent: 'rebeccapurple' } } });
    await until(() => expect(element.shadowRoot?.innerHTML).toContain('rebeccapurple'));
  });

  it('leaves a tag of somebody else alone', () => {
    const prefix = `t${++made}`;
    const Theirs = class extends HTMLElement {};
    customElements.define(`${prefix}-room-card`, Theirs);
    defineElements({ prefix });
    expect(customElements.get(`${prefix}-room-card`)).toBe(Theirs);
    expect(customElements.get(`${prefix}-quest-bar`)).toBeDefined();
  });

  it('goes into a registry of its own where it is given one', () => {
    const define = vi.fn();
    const registry = { get: () => undefined, define } as unknown as CustomElementRegistry;
    defineElements({ registry, prefix: 'scoped' });
    expect(define.mock.calls.map(([tag]) => tag as string).sort()).toEqual([
      'scoped-lineup-editor',
      'scoped-prediccion-panel',
      'scoped-provider',
      'scoped-quest-bar',
      'scoped-ranking',
      'scoped-reactions',
      'scoped-room-card',
      'scoped-wallet-badge',
    ]);
    expect(customElements.get('scoped-room-card')).toBeUndefined();
  });

  it('checks a spec against the props of its widget', () => {
    interface Props {
      salaId: number;
      onOpen?: () => void;
    }
    const load = () => Promise.resolve(() => null);
    const box = { minHeight: '1em' };
    elementSpec<Props>({
      name: 'y',
      load,
      box,
      attributes: { salaId: from('sala', positiveInteger) },
      events: { onOpen: plain('arma11-room-open') },
    });
    // @ts-expect-error: no such property
    elementSpec<Props>({ name: 'y', load, box, attributes: { sala: positiveInteger } });
    // @ts-expect-error: no such callback
    elementSpec<Props>({ name: 'y', load, box, attributes: {}, events: { onClose: plain('arma11-room-open') } });
  });
});

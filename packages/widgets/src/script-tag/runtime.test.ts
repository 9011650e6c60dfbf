import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPageEvent } from '../elements/onPageEvent';
import { start } from './runtime';

// A busy machine takes its time to import a widget.
vi.setConfig({ testTimeout: 20_000 });

let made = 0;
let asked: string[];
beforeEach(() => {
  asked = [];
  const body = JSON.stringify({ status: 'error', code: 'NO_AUTENTICADO', message: 'Ingresa.' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${new Headers(init.headers).get('authorization') ?? 'nobody'} ${String(url)}`);
    return new Response(body, { status: 401 });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A page whose script tag says `data`, with one room card. */
function page(data: Record<string, string> = {}, early = new Map<string, Promise<Response>>()) {
  const prefix = `run${++made}`;
  document.body.innerHTML = `<${prefix}-room-card kind="predi" sala="7"></${prefix}-room-card>`;
  const baseUrl = 'https://play.example';
  const controls = start({ baseUrl, data: { key: 'pk_1', prefix, ...data }, early, options: {} });
  const card = document.body.firstElementChild as HTMLElement;
  const root = () => card.shadowRoot?.querySelector<HTMLElement>('[data-arma11-scheme]');
  return { controls, card, root };
}
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

it('defines the tags, which then ask with the key of the script tag', async () => {
  const { controls } = page();
  expect(controls.version).toMatch(/^\d+\.\d+\.\d+/);
  await until(() => expect(asked).toContain('nobody https://play.example/services/predi/sala/get/7/?pk=pk_1'));
});

it('defines nothing in a browser that is too old: what is inside the tags stays', () => {
  vi.spyOn(document, 'adoptedStyleSheets', 'get').mockReturnValue(undefined as unknown as CSSStyleSheet[]);
  expect(() => page()).toThrow('This browser is too old.');
  vi.restoreAllMocks();
  expect(customElements.get(`run${made}-room-card`)).toBeUndefined();
});

it('takes the answer that the loader has asked for', async () => {
  const url = 'https://play.example/services/predi/sala/get/7/?pk=pk_1';
  const early = new Map([[url, Promise.resolve(new Response('{}', { status: 404 }))]]);
  page({}, early);
  await until(() => expect(early.size).toBe(0));
  expect(asked.filter((line) => line.endsWith(url))).toEqual([]);
});

it('keeps the scheme of the tag, and what an earlier init said', async () => {
  const { controls, root } = page({ mode: 'light' });
  controls.init({ appearance: { variables: { colorAccent: 'rebeccapurple' } } });
  controls.init({ messages: {} });
  await until(() => expect(root()?.style.getPropertyValue('--arma11-color-accent')).toBe('rebeccapurple'));
  expect(root()?.dataset.arma11Scheme).toBe('light');
});

it("waits for the partner's callback where the script tag announces one", async () => {
  const { controls } = page({ auth: 'token' });
  const getToken = vi.fn(async () => ({ token: 'et_x', expires_at: new Date(Date.now() + 900_000).toISOString() }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  controls.init({ getToken });
  await until(() => expect(asked.some((line) => line.startsWith('Bearer et_x'))).toBe(true));
  expect(getToken).toHaveBeenCalled();
});

it('takes another key by init', async () => {
  const { controls } = page();
  controls.init({ publishableKey: 'pk_2' });
  await until(() => expect(asked).toContain('nobody https://play.example/services/predi/sala/get/7/?pk=pk_2'));
});

describe('the session of the page', () => {
  const token = (name: string) => ({ token: name, expires_at: new Date(Date.now() + 900_000).toISOString() });

  it('says where signing in stands, and ends it', async () => {
    const { controls } = page({ auth: 'token' });
    const heard: string[] = [];
    const stop = onPageEvent('*', ({ type }) => heard.push(type));
    expect(controls.session()).toEqual({ status: 'starting' });
    controls.init({ getToken: async () => token('et_x') });
    await until(() => expect(controls.session()).toEqual({ status: 'signedIn' }));
    await until(() => expect(heard).toContain('arma11-signed-in'));
    await controls.signOut();
    expect(controls.session()).toEqual({ status: 'preview' });
    expect(heard.at(-1)).toBe('arma11-signed-out');
    stop();
    const count = heard.length;
    controls.init({ getToken: async () => token('et_y') });
    await until(() => expect(controls.session()).toEqual({ status: 'signedIn' }));
    expect(heard).toHaveLength(count);
  });

  it('keeps nothing of the former user once refreshed: the token and what it read are asked for again', async () => {
    let user = 'et_ana';
    const { controls } = page({ auth: 'token' });
    controls.init({ getToken: async () => token(user) });
    await until(() => expect(asked.some((line) => line.startsWith('Bearer et_ana'))).toBe(true));
    await until(() => expect(controls.session()).toEqual({ status: 'signedIn' }));
    user = 'et_beto';
    asked.length = 0;
    controls.refresh();
    await until(() => expect(asked.some((line) => line.startsWith('Bearer et_beto'))).toBe(true));
    expect(asked.some((line) => line.startsWith('Bearer et_ana'))).toBe(false);
  });

  it('is none without a key', () => {
    const controls = start({
      baseUrl: 'https://play.example',
      data: { prefix: `run${++made}` },
      early: new Map(),
      options: {},
    });
    expect(controls.session()).toBeNull();
    expect(() => controls.signIn()).not.toThrow();
  });
});

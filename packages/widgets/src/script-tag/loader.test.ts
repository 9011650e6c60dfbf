import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Arma11Global } from './Arma11Global';

const page = globalThis as unknown as {
  Arma11?: Arma11Global | undefined;
  EMBED_BUILD?: string;
  EMBED_FILES?: object;
};
const FILES = ['runtime', 'integrity', 'prediccion-panel', 'room-card', 'sign-in-ways'];
const fetched = vi.fn(async () => new Response('{}'));
const failures: { code: string; message: string }[] = [];
const hear = (event: Event) => failures.push((event as CustomEvent).detail);

beforeEach(() => {
  failures.length = 0;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  page.EMBED_BUILD = '1.2.3-abc';
  page.EMBED_FILES = Object.fromEntries(FILES.map((name) => [name, `${name}-hash`]));
  document.addEventListener('arma11-error', hear);
});
/** Until what was loaded has failed, as it does here: nothing serves it. */
const over = async () => {
  await page.Arma11?.ready?.catch(() => undefined);
};

afterEach(async () => {
  await over();
  document.removeEventListener('arma11-error', hear);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  page.Arma11 = undefined;
});

/** Runs the loader as a script tag of these attributes would. */
async function load(data: Record<string, string> = { key: 'pk_live_x' }, element?: Element) {
  const script = document.createElement('script');
  script.src = 'https://play.example/embed/v1/loader.js';
  Object.assign(script.dataset, data);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue((element ?? script) as HTMLScriptElement);
  vi.resetModules();
  await import('./loader');
}

/** What was asked of the server beside its files. */
const calls = () => fetched.mock.calls.filter(([url]: unknown[]) => String(url).includes('/services/'));
const urls = () => calls().map(([url]: unknown[]) => String(url));

it("asks at once for what the page's widgets read first, each once, without a header", async () => {
  document.body.innerHTML = `
    <arma11-prediccion-panel predi="77"></arma11-prediccion-panel>
    <arma11-room-card kind="predi" sala="77"></arma11-room-card>
    <arma11-room-card kind="compe" sala="5"></arma11-room-card>`;
  await load();
  expect(urls()).toEqual([
    'https://play.example/services/predi/sala/get/77/?pk=pk_live_x',
    'https://play.example/services/predi-partidos/list/match-sala/77/?pk=pk_live_x',
    'https://play.example/services/plus/rooms/compe/5/?pk=pk_live_x',
  ]);
  expect(calls().every((call: unknown[]) => call.length === 1)).toBe(true);
});

it('knows the tags of another prefix, and asks for nothing without a key', async () => {
  document.body.innerHTML = '<other-room-card kind="predi" sala="7"></other-room-card>';
  await load({ key: 'pk_live_x', prefix: 'other' });
  expect(urls()).toHaveLength(1);
  await over();
  fetched.mockClear();
  page.Arma11 = undefined;
  await load({ prefix: 'other' });
  expect(urls()).toEqual([]);
});

it('starts once, however often its tag stands on the page', async () => {
  await load();
  const first = page.Arma11;
  await load();
  expect(page.Arma11).toBe(first);
  expect(failures.filter(({ code }) => code === 'host')).toEqual([]);
});

it('defines the tags of a second script tag with a prefix of its own beside the first, with its own key', async () => {
  document.body.innerHTML =
    '<arma11-room-card kind="predi" sala="7"></arma11-room-card><club-room-card kind="predi" sala="8"></club-room-card>';
  await load();
  await load({ key: 'pk_club', prefix: 'club' });
  expect(urls()).toEqual([
    'https://play.example/services/predi/sala/get/7/?pk=pk_live_x',
    'https://play.example/services/predi/sala/get/8/?pk=pk_club',
  ]);
  expect(Object.keys(page.Arma11!.prefixes)).toEqual(['club']);
  await page.Arma11!.prefixes['club']!.ready.catch(() => undefined);
});

it('says in the console that a second script tag of the same prefix and other settings is ignored, and what to do', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await load({ key: 'pk_live_x', mode: 'light' });
  await load({ key: 'pk_live_x', mode: 'light' });
  expect(warn).not.toHaveBeenCalled();
  await load({ key: 'pk_other' });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/ignores a second.*data-prefix.*<arma11-provider>/),
  );
});

it('leaves the page as it is when its code cannot be loaded, and says so by an event', async () => {
  document.body.innerHTML = '<arma11-room-card kind="predi" sala="7"><a href="#7">Ver sala 7</a></arma11-room-card>';
  await load();
  await expect(page.Arma11?.ready).rejects.toBeInstanceOf(Error);
  expect(failures.map(({ code }) => code)).toEqual(['network']);
  expect(document.body.textContent).toContain('Ver sala 7');
});

it('trusts no element that stands in for its script or for its global', async () => {
  await load({}, document.createElement('img'));
  expect(page.Arma11).toBeUndefined();
  page.Arma11 = document.createElement('img') as unknown as Arma11Global;
  await load();
  expect(failures.map(({ code }) => code)).toEqual(['host', 'host']);
  expect(urls()).toEqual([]);
});

import { webcrypto } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EmbedAuth, EmbedState } from './EmbedSession';
import { handleName } from './handleName';
import { signInWay } from './signInWaysLater';

const key = 'pk_test';
const states: EmbedState[] = [];
const windows: { name: string; first: string; location: { href: string }; close: ReturnType<typeof vi.fn> }[] = [];
const ask = vi.fn();

function page(blocks = false): Window {
  return {
    location: new URL('https://diario.example/nota') as unknown as Location,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    open(url: string, name: string) {
      if (blocks) return null;
      windows.push({ name, first: url, location: { href: url }, close: vi.fn() });
      return windows.at(-1);
    },
  } as unknown as Window;
}

const wayOf = (auth: Exclude<EmbedAuth, { mode: 'preview' }>, window = page(), crypto = webcrypto as Crypto) =>
  signInWay(
    auth,
    {
      key,
      baseUrl: 'https://play.example',
      ask,
      page: () => window,
      now: Date.now,
      show: (state) => states.push(state),
      arrived: () => undefined,
    },
    crypto,
    () => Promise.resolve(),
  );

beforeEach(() => {
  states.length = windows.length = 0;
  sessionStorage.clear();
  ask.mockReset().mockImplementation(() => new Promise(() => undefined));
});

it('opens a blank window in the click itself and leads it to our page once the code is there', async () => {
  const way = wayOf({ mode: 'popup' });
  way.signIn();
  expect(windows.map(({ first }) => first)).toEqual(['about:blank']);
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('signingIn'));
  expect(windows).toHaveLength(1);
  expect(windows[0]?.location.href).toMatch(/^https:\/\/play\.example\/embed\/entrar\?key=pk_test&state=/);
  expect(states.at(-1)).toMatchObject({ blocked: false, url: windows[0]?.location.href });
  way.stop();
});

it('opens our page at once when the code came before the click', async () => {
  const way = wayOf({ mode: 'popup' });
  way.start();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  way.signIn();
  expect(windows.map(({ first }) => first)).toEqual([expect.stringContaining('/embed/entrar?')]);
  way.stop();
});

it('shows the link where the browser blocks the window', async () => {
  const way = wayOf({ mode: 'popup' }, page(true));
  way.signIn();
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'signingIn', blocked: true }));
  way.stop();
});

it('closes the blank window when the sign-in was stopped meanwhile, or cannot be', async () => {
  const way = wayOf({ mode: 'popup' });
  way.signIn();
  way.stop();
  await vi.waitFor(() => expect(windows[0]?.close).toHaveBeenCalled());
  expect(states).toEqual([]);

  const insecure = wayOf({ mode: 'popup' }, page(), { getRandomValues: webcrypto.getRandomValues } as never);
  insecure.signIn();
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ status: 'failed', code: 'insecure' }));
  expect(windows[1]?.close).toHaveBeenCalled();
});

it('asks for nobody before there can be somebody, and at once where there can', async () => {
  expect(wayOf({ mode: 'popup' }).mayBeIn()).toBe(false);
  expect(await wayOf({ mode: 'popup' }).renew()).toBeNull();
  expect(ask).not.toHaveBeenCalled();

  sessionStorage.setItem(handleName(key), 'eh_1');
  const kept = wayOf({ mode: 'popup', persist: 'session' });
  expect(kept.mayBeIn()).toBe(true);
  ask.mockResolvedValue({ status: 200, body: { token: 'et_1', handle: 'eh_2' } });
  expect(await kept.renew()).toMatchObject({ token: 'et_1' });
  expect(sessionStorage.getItem(handleName(key))).toBe('eh_2');

  const getToken = vi.fn(async () => ({ token: 'et_p', expires_at: '2026-01-01T00:00:00Z' }));
  expect(await wayOf({ mode: 'token', getToken }).renew()).toMatchObject({ token: 'et_p', handle: null });
});

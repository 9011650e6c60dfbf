// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ADDRESS = 'https://apis.google.com/js/api.js';
const scripts = () => [...document.head.querySelectorAll('script')];

// The file remembers what it has loaded: each test reads it anew.
const fresh = async () => {
  vi.resetModules();
  return (await import('./googleScript')).loadGoogleScript;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it('fetches the one script once, and not when it is there', async () => {
  const load = await fresh();
  const both = Promise.all([load(), load()]);
  expect(scripts().map(({ src }) => src)).toEqual([ADDRESS]);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await both;
  vi.stubGlobal('gapi', { load: () => {} });
  await (
    await fresh()
  )();
  expect(scripts()).toHaveLength(1);
});

it('gives its address through a policy that knows no other', async () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (text?: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  void (await fresh())();
  expect(createPolicy).toHaveBeenCalledWith('arma11-google', expect.anything());
  expect(createPolicy.mock.calls[0]![1].createScriptURL('https://evil.example/x.js')).toBe(ADDRESS);
  expect(scripts()[0]!.src).toBe(ADDRESS);
});

it.each([
  ['30 s on desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 30_000],
  ['60 s on mobile', 'Mozilla/5.0 (Linux; Android 14; SM-A155M) Chrome/140.0 Mobile', 60_000],
])('gives up after %s, and then tries anew', async (_, userAgent, limit) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const load = await fresh();
  const failed = vi.fn();
  load().catch(failed);
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'timeout' }));
  void load();
  expect(scripts()).toHaveLength(1);
});

it('says that there is no connection when the script does not come', async () => {
  const loading = (await fresh())();
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toMatchObject({ code: 'network-request-failed' });
  expect(scripts()).toEqual([]);
});

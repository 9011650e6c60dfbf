import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const page = globalThis as unknown as { EMBED_BUILD?: string; EMBED_FILES?: object };
const MANIFEST = { version: '1.2.4-new', checked: { runtime: 'new-hash' } };
/** What each file answers with: its bytes, or none that have the hash. */
const asked = vi.fn(async (url: URL | string, init?: RequestInit): Promise<Response> => {
  if (String(url).endsWith('manifest.json')) return new Response(JSON.stringify(MANIFEST));
  if (refused.some((name) => String(url).includes(name))) throw new TypeError(`no ${init?.integrity}`);
  return new Response('');
});
let refused: string[] = [];

beforeEach(() => {
  refused = [];
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  page.EMBED_BUILD = '1.2.3-abc';
  page.EMBED_FILES = {
    runtime: 'runtime-hash',
    'room-card': 'card-hash runtime spoken-day',
    'spoken-day': 'day-hash runtime',
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const tag = (integrity = '') =>
  Object.assign(document.createElement('script'), {
    src: 'https://play.example/embed/v1/loader.js',
    nonce: 'n1',
    integrity,
  });
/** As the loader has it, with what the build wrote into it. */
async function loading(script = tag()) {
  vi.resetModules();
  return (await import('./checkedImports')).checkedImports(script);
}
const checks = () =>
  asked.mock.calls.map(([url, init]) => [String(url).replace('https://play.example/embed/', ''), init?.integrity]);
const links = () => [...document.head.querySelectorAll('link')];

it('checks a file and all that it imports before any of it runs', async () => {
  // Nothing serves them here: the check is passed, the import is not.
  await (await loading())('room-card').catch(() => undefined);
  expect(checks().slice(0, 3)).toEqual([
    ['1.2.3-abc/room-card.js', 'sha256-card-hash'],
    ['1.2.3-abc/runtime.js', 'sha256-runtime-hash'],
    ['1.2.3-abc/spoken-day.js', 'sha256-day-hash'],
  ]);
});

it('lets the browser run only what has the hash, under the nonce of its own tag', async () => {
  await (await loading())('runtime').catch(() => undefined);
  const [link] = links();
  expect(link).toMatchObject({ rel: 'modulepreload', integrity: 'sha256-runtime-hash', nonce: 'n1' });
  expect(link!.href).toBe('https://play.example/embed/1.2.3-abc/runtime.js');
});

it('runs nothing of which a part is refused, and asks again when it is wanted again', async () => {
  refused = ['spoken-day'];
  const load = await loading();
  await expect(load('room-card')).rejects.toThrow('no sha256-day-hash');
  expect(links().map(({ href }) => href)).not.toContainEqual(expect.stringContaining('room-card'));
  asked.mockClear();
  await expect(load('room-card')).rejects.toThrow('no sha256-day-hash');
  expect(checks()).toContainEqual(['1.2.3-abc/room-card.js', 'sha256-card-hash']);
});

it('goes on with the code of today where it was kept from before a release, checked as well', async () => {
  refused = ['1.2.3-abc/runtime'];
  await (await loading())('runtime').catch(() => undefined);
  expect(checks().slice(0, 3)).toEqual([
    ['1.2.3-abc/runtime.js', 'sha256-runtime-hash'],
    ['v1/manifest.json', undefined],
    ['1.2.4-new/runtime.js', 'sha256-new-hash'],
  ]);
});

it('does not where its own tag has an integrity, nor where the server has no other version', async () => {
  refused = ['runtime'];
  await expect((await loading(tag('sha384-x')))('runtime')).rejects.toThrow('no sha256-runtime-hash');
  expect(checks().map(([path]) => path)).toEqual(['1.2.3-abc/runtime.js']);
  page.EMBED_BUILD = '1.2.4-new';
  await expect((await loading())('runtime')).rejects.toThrow('no sha256-runtime-hash');
});

// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { cacheResponses } from './cacheResponses';
import { CACHED_AT } from './cachedResponse';

const kept = (at: number) => new Response('{}', { headers: { [CACHED_AT]: String(at) } });
const plugin = cacheResponses(
  () => 1000,
  () => 2000,
  new Set(),
);

async function shown(at: number, { offline }: { offline: boolean }) {
  const state = {};
  if (offline) await plugin.fetchDidFail?.({ state } as never);
  return plugin.cachedResponseWillBeUsed?.({ state, cachedResponse: kept(at) } as never);
}

it.each([
  { at: 900, offline: true, is: 'shown: there is nothing better' },
  { at: 900, offline: false, is: 'not shown: the player has written since' },
  { at: 1100, offline: false, is: 'shown' },
])('kept at $at, written at 1000, offline $offline: $is', async ({ at, offline, is }) => {
  expect((await shown(at, { offline })) !== null).toBe(is.startsWith('shown'));
});

const asked = (token = 'rosa') => new Request('http://a.test/', { headers: { authorization: `Bearer ${token}` } });

const answer = (status = 200, type = 'application/json; charset=utf-8') =>
  new Response('{}', { status, headers: { 'content-type': type } });

it('only successful answers are kept', async () => {
  const put = (status: number) => plugin.cacheWillUpdate?.({ request: asked(), response: answer(status) } as never);
  expect((await put(200))?.headers.get(CACHED_AT)).toBe('2000');
  for (const status of [401, 404, 500]) expect(await put(status)).toBeNull();
});

it("a captive portal's page is not kept", async () => {
  const response = answer(200, 'text/html');
  expect(await plugin.cacheWillUpdate?.({ request: asked(), response } as never)).toBeNull();
});

it('what an ended session asked for is not kept when it arrives, and what the next one asks for is', async () => {
  const ending = cacheResponses(() => 0, Date.now, new Set(['rosa']));
  const put = (token: string) => ending.cacheWillUpdate?.({ request: asked(token), response: answer() } as never);
  expect(await put('rosa')).toBeNull();
  expect(await put('luis')).not.toBeNull();
});

it('what was being written while its session ended is taken away again', async () => {
  const deleted: unknown[] = [];
  vi.stubGlobal('caches', { open: async () => ({ delete: async (request: unknown) => deleted.push(request) }) });
  const ended = new Set<string>();
  const ending = cacheResponses(() => 0, Date.now, ended);
  const written = () =>
    ending.cacheDidUpdate?.({ cacheName: 'a', request: 'key', event: { request: asked() } } as never);
  await written();
  expect(deleted).toEqual([]);
  ended.add('rosa');
  await written();
  expect(deleted).toEqual(['key']);
  vi.unstubAllGlobals();
});

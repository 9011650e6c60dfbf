// @vitest-environment node
import { expect, it } from 'vitest';
import { cacheResponses } from './cacheResponses';
import { CACHED_AT } from './cachedResponse';

const kept = (at: number) => new Response('{}', { headers: { [CACHED_AT]: String(at) } });
const plugin = cacheResponses(
  () => 1000,
  () => 2000,
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

it('only successful answers are kept', async () => {
  const put = (status: number) => plugin.cacheWillUpdate?.({ response: new Response('{}', { status }) } as never);
  expect((await put(200))?.headers.get(CACHED_AT)).toBe('2000');
  for (const status of [401, 404, 500]) expect(await put(status)).toBeNull();
});

it('what was asked for before the session ended is not kept when it arrives', async () => {
  const clock = { now: 100 };
  const keeping = cacheResponses(
    () => 0,
    () => clock.now,
    () => 500,
  );
  async function arrives(asked: number) {
    const state = {};
    clock.now = asked;
    await keeping.requestWillFetch?.({ request: new Request('http://a.test/'), state } as never);
    clock.now = 600;
    return keeping.cacheWillUpdate?.({ response: new Response('{}'), state } as never);
  }
  expect(await arrives(400)).toBeNull();
  expect(await arrives(550)).not.toBeNull();
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { CACHED_AT, cacheKeyOf, stamped } from './cachedResponse';

const asked = (token: string) =>
  new Request('https://play.example/services/predi/sala/get/7/', { headers: { authorization: `Bearer ${token}` } });

it('an answer is kept for the player who asked, and found again by nobody else', async () => {
  const mine = await cacheKeyOf(asked('mine'));
  expect(await cacheKeyOf(asked('mine'))).toBe(mine);
  expect(await cacheKeyOf(asked('yours'))).not.toBe(mine);
  expect(mine).not.toContain('mine');
});

it('a kept answer says when it was kept and no longer what time it is on the server', async () => {
  const answer = new Response('{"id":7}', {
    headers: { 'content-type': 'application/json', 'x-server-time': '5', etag: 'W/"a"' },
  });
  const kept = stamped(answer, 1000);
  expect(Object.fromEntries(kept.headers)).toEqual({ 'content-type': 'application/json', [CACHED_AT]: '1000' });
  expect(await kept.json()).toEqual({ id: 7 });
});

import { expect, it, vi } from 'vitest';
import { arriving, loadOnce } from './loadOnce';

it('a part that does not arrive reads as a missing connection: nothing was sent, and the next try asks again', async () => {
  const fetch = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = loadOnce(fetch);
  await expect(arriving(load)).rejects.toMatchObject({ code: 'network', outcomeUnknown: false });
  await expect(arriving(load)).resolves.toBe('part');
  await arriving(load);
  expect(fetch).toHaveBeenCalledTimes(2);
});

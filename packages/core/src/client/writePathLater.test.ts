import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '../contract/call';
import { Arma11Error } from './Arma11Error';
import { memoryLog } from './memoryLog';
import { writePath } from './writePathLater';

const broken = vi.hoisted(() => ({ times: 0 }));
vi.mock('./writePath', async (original) => {
  const real = await original<typeof import('./writePath')>();
  return {
    writePath(settings: Parameters<typeof real.writePath>[0]) {
      if (broken.times-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
      return real.writePath(settings);
    },
  };
});

const call: Call = { method: 'POST', path: 'a/', access: 'self', fallback: 'null', idempotent: 'byKey' };
const clock = { now: Date.now, wait: () => Promise.resolve(), random: () => 0 };
const intent = { route: 'compe.registerSala', request: { path: 'a/' }, token: 'et_a' };
const lost = () => new Arma11Error('network', 'Sin respuesta.', { outcomeUnknown: true });

const idle: (() => void)[] = [];
beforeEach(() => {
  broken.times = 0;
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
});
afterEach(() => {
  idle.length = 0;
  vi.unstubAllGlobals();
});

it('sends a write with one key for all of its attempts', async () => {
  const write = writePath({ operations: memoryLog(), clock });
  const attempt = vi.fn(async (key: string) => key);
  attempt.mockRejectedValueOnce(lost());
  const key = await write({ call, intent, attempt });
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(attempt.mock.calls.map(([sent]) => sent)).toEqual([key, key]);
});

it('comes when the page has time', async () => {
  writePath({ operations: memoryLog(), clock, newKey: () => 'k' });
  broken.times = 1;
  idle.forEach((act) => act());
  await vi.waitFor(() => expect(broken.times).toBe(0));
});

it('says that there is no network where its code does not come, that nothing was sent, and tries again', async () => {
  broken.times = 1;
  const write = writePath({ operations: memoryLog(), clock, newKey: () => 'k' });
  const attempt = vi.fn(async () => 'done');
  await expect(write({ call, intent, attempt })).rejects.toMatchObject({ code: 'network', outcomeUnknown: false });
  expect(attempt).not.toHaveBeenCalled();
  expect(await write({ call, intent, attempt })).toBe('done');
});

import { afterEach, expect, it, vi } from 'vitest';
import type { OpenStream } from '@arma11/core';
import { closeStreamOffline } from './closeStreamOffline';
import { pauseOrOnline } from './pauseOrOnline';

afterEach(() => vi.useRealTimers());

it('a pause ends by its time, or as soon as the network is back', async () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  void pauseOrOnline(30_000).then(() => ended.push('first'));
  globalThis.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['first']);
  void pauseOrOnline(30_000).then(() => ended.push('second'));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['first', 'second']);
});

it('a stream ends when the network goes, and when its reader wants it to', async () => {
  const signals: AbortSignal[] = [];
  const open: OpenStream = async ({ signal }) => (signals.push(signal), new Response());
  const reader = new AbortController();
  await closeStreamOffline(open)({ path: '', headers: {}, signal: reader.signal });
  await closeStreamOffline(open)({ path: '', headers: {}, signal: new AbortController().signal });
  reader.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  globalThis.dispatchEvent(new Event('offline'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { clockOffsetDays } from './clockOffset.mjs';
import { daysAhead } from './daysAhead.mjs';

afterEach(() => void vi.useRealTimers());

it('the clock of the tests is as far ahead as their run says', () => {
  expect(daysAhead(Date.now())).toBeCloseTo(clockOffsetDays(), 2);
  expect(daysAhead(new Date().getTime())).toBeCloseTo(clockOffsetDays(), 2);
});

it('the clock is that of the fake timers while there are some, and then its own again', () => {
  vi.useFakeTimers({ now: 5000 });
  expect([Date.now(), new Date().getTime()]).toEqual([5000, 5000]);
  vi.advanceTimersByTime(250);
  expect(new Date().getTime()).toBe(5250);
  vi.useRealTimers();
  expect(daysAhead(new Date().getTime())).toBeCloseTo(clockOffsetDays(), 2);
});

it('fake timers that are told no instant begin at the clock of the run', () => {
  vi.useFakeTimers();
  expect(daysAhead(new Date().getTime())).toBeCloseTo(clockOffsetDays(), 2);
});

import { describe, expect, it } from 'vitest';
import { untilNextTick } from './useServerNow';

const minute = 60_000;
const hour = 60 * minute;

describe('a countdown waits', () => {
  it.each([
    ['for the next second in the last hour', 12 * minute + 40_250, 250],
    ['a whole second on a full one', 12 * minute, 1_000],
    ['for the minute before that', 2 * hour + 14 * minute + 30_000, 30_000],
    ['a whole minute on a full one', 2 * hour, minute],
    ['never longer than a timer can', 90 * 24 * hour + 1, 1],
  ])('%s', (_, left, wait) => {
    expect(untilNextTick(left)).toBe(wait);
  });
});

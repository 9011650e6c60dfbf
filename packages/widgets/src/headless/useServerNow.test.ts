import { describe, expect, it } from 'vitest';
import { untilNextTick } from './useServerNow';

const minute = 60_000;
const hour = 60 * minute;

describe('a countdown waits', () => {
  it.each([
    ['for the next second in the last minute', 40_250, 250],
    ['a whole second on a full one', 40_000, 1_000],
    ['until less than the minutes that are shown is left', 12 * minute + 40_000, 41_000],
    ['as long above an hour', 2 * hour + 14 * minute + 30_000, 31_000],
    ['a second on full minutes', 2 * hour, 1_000],
    ['never longer than a timer can', 90 * 24 * hour + 1, 1_001],
  ])('%s', (_, left, wait) => {
    expect(untilNextTick(left)).toBe(wait);
  });
});

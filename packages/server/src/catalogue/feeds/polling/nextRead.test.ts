import { describe, expect, it } from 'vitest';
import { nextRead, type ReadPlan } from './nextRead';

const plan = (more: Partial<ReadPlan> = {}): ReadPlan => ({
  every_s: 600,
  live_every_s: 30,
  live: false,
  toKickOff: null,
  failures: 0,
  retryAfter: null,
  ...more,
});
const seconds = (more: Partial<ReadPlan>, chance = 0.5) => nextRead(plan(more), chance) / 1000;

describe('when a source is read again (rules R18.1)', () => {
  it.each<[string, Partial<ReadPlan>, number, number]>([
    ['between matches', {}, 0.5, 600],
    ['a tenth sooner by chance', {}, 0, 540],
    ['a tenth later by chance', {}, 1, 660],
    ['while a match is live', { live: true }, 0.5, 30],
    ['at the next kick-off', { toKickOff: 120_000 }, 0.5, 120],
    ['never sooner than while a match is live', { toKickOff: 2_000 }, 0.5, 30],
    ['after one failure', { failures: 1 }, 1, 30],
    ['after a second one', { failures: 2 }, 1, 60],
    ['half of it by chance', { failures: 2 }, 0, 30],
    ['after many failures no rarer than between matches', { failures: 50 }, 1, 600],
    ['after many failures every two minutes while a match is live', { failures: 50, live: true }, 1, 120],
    ['as late as the source asks for', { failures: 1, retryAfter: 300_000 }, 0.5, 300],
    ['and at most an hour', { failures: 1, retryAfter: 90_000_000 }, 0.5, 3600],
  ])('%s', (_name, more, chance, expected) => {
    expect(seconds(more, chance)).toBe(expected);
  });
});

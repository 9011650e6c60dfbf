import { describe, expect, it } from 'vitest';
import { best, misses, table } from './goals.mjs';
import { slowdownFor } from './slowdown.mjs';

const run = (performance, accessibility = 100) => ({
  scores: { performance, accessibility, 'best-practices': 96 },
  failed: { performance: [], accessibility: ['label'], 'best-practices': [] },
  index: 1200,
  slowdown: 2.8,
  lcp: 2000,
  tbt: 90,
  cls: 0.01,
});

describe('the scores of Lighthouse', () => {
  it('are the best of the runs, since a busy machine lowers single ones', () => {
    const result = { page: 'home', runs: [run(71), run(93), run(88)] };
    expect(best(result.runs).performance).toBe(93);
    expect(misses(result)).toEqual([]);
    expect(table([result])).toMatch(/home +93 +100 +96/);
  });

  it('tell what is under its goal and why', () => {
    expect(misses({ page: 'login', runs: [run(95, 97), run(95, 97)] })).toEqual([
      'login: accessibility 97, wanted 100 (label)',
    ]);
  });
});

describe('the slowdown of the processor', () => {
  it('is what Lighthouse’s authors give for a machine of that speed, and never more than the usual four', () => {
    expect([150, 800, 1300, 1533, 2400].map(slowdownFor)).toEqual([1, 2, 3, 4, 4]);
  });
});

import { describe, expect, it } from 'vitest';
import { median, visitsTable } from './visits.mjs';

const visit = (build, lcp, cls = 0) => ({ page: 'play', build, lcp, fcp: 900, cls, what: `h1 ${lcp}` });

describe('the visits of two builds', () => {
  it('are told by their medians, which one slow visit does not move', () => {
    expect(median([900, 8000, 1000])).toBe(1000);
    expect(median([1000, 2000])).toBe(1500);
  });

  it('are compared with the first build, with the piece that was the largest in the middle visit', () => {
    const visits = [visit('before', 2000), visit('now', 1000), visit('now', 1200), visit('now', 9000)];
    const [, before, now] = visitsTable(visits).split('\n');
    expect(before).toMatch(/^play +before +2\.00 +1\.00 +0\.90 +0\.000 {2}h1 2000$/);
    expect(now).toMatch(/^play +now +1\.20 +0\.60 +0\.90 +0\.000 {2}h1 1200$/);
  });

  it('show the worst shift of all, since a limit holds for each', () => {
    expect(visitsTable([visit('now', 1, 0.001), visit('now', 2, 0.3)])).toContain('0.300');
  });
});

import { describe, expect, it } from 'vitest';
import { ptsFromProbability } from './ptsFromProbability';

describe('points from an implied probability (rules R8.3)', () => {
  it.each([
    [0.99, 2],
    [0.75, 2],
    [0.61, 2],
    [0.6, 3],
    [0.5, 3],
    [0.43, 3],
    [0.42, 4],
    [0.375, 4],
    [0.3, 5],
    [0.25, 6],
    [0.2, 8],
    [0.15, 10],
    [0.01, 10],
  ])('%d is worth %d', (probability, pts) => expect(ptsFromProbability(probability)).toBe(pts));

  it('never gives more for what is likelier', () => {
    const points = Array.from({ length: 999 }, (_, i) => ptsFromProbability((i + 1) / 1000));
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it.each([0, 1, -0.1, 1.5, Number.NaN])('refuses %d, which is no probability', (wrong) => {
    expect(() => ptsFromProbability(wrong)).toThrow(RangeError);
  });
});

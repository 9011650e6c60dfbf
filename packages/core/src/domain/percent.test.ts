import { expect, it } from 'vitest';
import { percentOf } from './percent';

it.each([
  [0, 5, 0],
  [2, 5, 40],
  [1, 3, 33],
  [2, 3, 66],
  [999, 1000, 99],
  [5, 5, 100],
  [7, 5, 100],
  [-1, 5, 0],
  [0, 0, 0],
  [3, 0, 0],
])('%d of %d is %d percent, clamped to 0-100', (done, total, percent) => expect(percentOf(done, total)).toBe(percent));

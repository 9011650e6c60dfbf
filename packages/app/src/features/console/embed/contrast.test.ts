import { expect, it } from 'vitest';
import { contrast } from './contrast';

it.each([
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#00aa77', '#00aa77', 1],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

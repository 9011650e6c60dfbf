import { expect, it } from 'vitest';
import { placeLabel } from './placeLabel';

it('places read 1.º and 4.º a 6.º', () => {
  expect(placeLabel({ position_from: 1, position_to: 1 })).toBe('1.º');
  expect(placeLabel({ position_from: 4, position_to: 6 })).toBe('4.º a 6.º');
});

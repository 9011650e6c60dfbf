import { expect, it } from 'vitest';
import { isOpen } from './isOpen';

it('is open until the room locks', () => {
  expect([isOpen({ progress: '0' }), isOpen({ progress: '1' })]).toEqual([true, false]);
});

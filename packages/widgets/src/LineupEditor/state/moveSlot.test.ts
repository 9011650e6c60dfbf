import { describe, expect, it } from 'vitest';
import { moveSlot } from './moveSlot';

// 4-3-3 as the pitch shows it: forwards, midfield, defence, goalkeeper, coach.
const pitch = [[8, 9, 10], [5, 6, 7], [1, 2, 3, 4], [0], [11]];
const list = [0, 1, 2, 3].map((slot) => [slot]);

describe('the arrow keys', () => {
  it.each([
    ['ArrowRight', 8, 9],
    ['ArrowLeft', 9, 8],
    ['ArrowLeft', 8, null],
    ['ArrowRight', 10, null],
    ['ArrowDown', 10, 7],
    ['ArrowDown', 5, 1],
    ['ArrowDown', 6, 3],
    ['ArrowDown', 7, 4],
    ['ArrowUp', 1, 5],
    ['ArrowUp', 2, 6],
    ['ArrowUp', 3, 6],
    ['ArrowUp', 4, 7],
    ['ArrowDown', 4, 0],
    ['ArrowDown', 0, 11],
    ['ArrowUp', 0, 3],
    ['ArrowUp', 8, null],
    ['ArrowDown', 11, null],
    ['Home', 3, 1],
    ['End', 2, 4],
    ['Home', 1, null],
    ['Tab', 1, null],
    ['Enter', 1, null],
  ])('%s on slot %i of the pitch leads to %s', (key, from, to) => {
    expect(moveSlot(pitch, from, key)).toBe(to);
  });

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowUp', 1, 0],
    ['ArrowRight', 1, null],
    ['ArrowDown', 3, null],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['End', 3, null],
  ])('%s on row %i of the list leads to %s', (key, from, to) => {
    expect(moveSlot(list, from, key)).toBe(to);
  });

  it('do nothing on a slot that is not there', () => {
    expect(moveSlot(pitch, 40, 'ArrowUp')).toBeNull();
  });
});

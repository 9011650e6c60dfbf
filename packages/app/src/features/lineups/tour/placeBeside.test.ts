import { describe, expect, it } from 'vitest';
import { placeBeside } from './placeBeside';

const shirt = { left: 100, top: 300, width: 60, height: 90 };
const bubble = { width: 240, height: 110 };

describe('a bubble beside what it speaks of', () => {
  it.each(['above', 'below'] as const)('%s never covers it', (side) => {
    const { top } = placeBeside(shirt, bubble, 360, side);
    const clear = side === 'above' ? top + bubble.height < shirt.top : top > shirt.top + shirt.height;
    expect(clear).toBe(true);
  });

  it('stands centred where there is room, and points at the middle', () => {
    const { left, arrow } = placeBeside({ ...shirt, left: 300 }, bubble, 1000, 'above');
    expect(left + bubble.width / 2).toBe(330);
    expect(left + arrow).toBe(330);
  });

  it.each([
    ['the left edge', 0],
    ['the right edge', 300],
  ])('stays within the stage beside %s, and still points at it', (_, at) => {
    const { left, arrow } = placeBeside({ ...shirt, left: at }, bubble, 360, 'below');
    expect(left).toBeGreaterThanOrEqual(12);
    expect(left + bubble.width).toBeLessThanOrEqual(348);
    expect(left + arrow).toBeCloseTo(at + 30, -1);
  });

  it('begins at the margin of a stage that is too narrow for it', () => {
    expect(placeBeside(shirt, { width: 400, height: 110 }, 320, 'above').left).toBe(12);
  });
});

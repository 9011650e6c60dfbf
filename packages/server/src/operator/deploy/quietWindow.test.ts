import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietWindow } from './quietWindow';

const asked = { now: 0, horizon: 1000, lasting: 60 };

describe('the next quiet window', () => {
  it('begins now and has no end where nothing comes', () => {
    expect(quietWindow([], asked)).toEqual({ from: 0, until: null });
  });

  it('begins after what is on, and ends before what comes', () => {
    const busy = [
      { from: 300, until: 400 },
      { from: -50, until: 90 },
    ];
    expect(quietWindow(busy, asked)).toEqual({ from: 90, until: 300 });
  });

  it('passes over one that is too short, and over times that overlap or lie in one another', () => {
    const busy = [
      { from: 0, until: 500 },
      { from: 100, until: 200 },
      { from: 559, until: 700 },
    ];
    expect(quietWindow(busy, asked)).toEqual({ from: 700, until: null });
  });

  it('is none where all that is known is busy', () => {
    expect(quietWindow([{ from: 0, until: 1000 }], asked)).toBeNull();
  });

  it('never holds a busy minute, lasts long enough, and no earlier minute would do', () => {
    const time = fc
      .tuple(fc.integer({ min: -200, max: 1100 }), fc.integer({ min: 1, max: 300 }))
      .map(([from, length]) => ({ from, until: from + length }));
    fc.assert(
      fc.property(fc.array(time, { maxLength: 12 }), (busy) => {
        const isFree = (from: number) =>
          busy.every((each) => each.until <= from || each.from >= Math.min(from + 60, 1000));
        const first = Array.from({ length: 1000 }, (_, minute) => minute).find(isFree);
        const found = quietWindow(busy, asked);
        expect(found?.from).toBe(first);
        if (found?.until != null) expect(busy.some(({ from }) => from === found.until)).toBe(true);
      }),
    );
  });
});

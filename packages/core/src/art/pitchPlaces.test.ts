import { describe, expect, it } from 'vitest';
import type { AnyFormation } from '../contract/wire';
import { pitchPlaces } from './pitchPlaces';

const formations: readonly (readonly [AnyFormation, readonly number[]])[] = [
  ['442', [1, 4, 4, 2]],
  ['433', [1, 4, 3, 3]],
  ['451', [1, 4, 5, 1]],
  ['541', [1, 5, 4, 1]],
  ['352', [1, 3, 5, 2]],
  ['343', [1, 3, 4, 3]],
  ['221', [1, 2, 2, 1]],
];

describe.each(formations)('the formation %s', (formation, counts) => {
  const { places, coach, crowded } = pitchPlaces(formation);

  it('puts every player in their line, slots in order', () => {
    expect(counts.map((_, line) => places.filter((place) => place.line === line).length)).toEqual(counts);
    expect(places.map(({ slot }) => slot)).toEqual(places.map((_, index) => index));
  });

  it('is symmetrical from side to side', () => {
    for (const line of [0, 1, 2, 3]) {
      const xs = places.filter((place) => place.line === line).map(({ x }) => x);
      for (const [index, x] of xs.entries()) expect(x + (xs.at(-1 - index) ?? 0)).toBeCloseTo(100, 0);
    }
  });

  it('never lets two plates touch on the narrowest phone', () => {
    const [width, height] = [320, 560];
    const plate = crowded ? 58 : 66;
    for (const one of places)
      for (const other of places.slice(one.slot + 1)) {
        const across = (Math.abs(one.x - other.x) / 100) * width;
        const down = (Math.abs(one.y - other.y) / 100) * height;
        expect(across >= plate || down >= 17, `${formation}: ${one.slot} and ${other.slot}`).toBe(true);
      }
  });

  it('keeps the players inside the stage and out of the coach area', () => {
    for (const { x, y, size } of places) {
      const half = (size / 2 / 320) * 100;
      expect(x - half).toBeGreaterThan(0);
      expect(x + half).toBeLessThan(100);
      expect(y).toBeGreaterThan(16);
      expect(y + 8).toBeLessThan(100);
      const below = ((size / 2 + 21) / 560) * 100;
      expect(x + half < coach.left || y + below < coach.top).toBe(true);
    }
  });

  it('draws the far ones smaller', () => {
    for (const one of places)
      for (const other of places) if (one.y < other.y) expect(one.size).toBeLessThanOrEqual(other.size);
  });
});

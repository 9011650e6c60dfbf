import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playableFormations, slotsOf } from './formation';
import { flattenLineup, groupLineup, isClosed } from './lineup';

const lineup = slotsOf('442').map(({ slot, position }) => ({ slot, player_type: position }));

describe('a closed room', () => {
  it("is one whose progress equals '1'", () => {
    expect([isClosed({ progress: '1' }), isClosed({ progress: '0' })]).toEqual([true, false]);
  });
});

describe('lineup groups', () => {
  it('hold 1 goalkeeper, then defenders, midfielders and forwards by formation, plus a coach', () => {
    const groups = groupLineup(lineup.toReversed());
    expect(Object.entries(groups).map(([key, entries]) => [key, entries.map((entry) => entry.slot)])).toEqual([
      ['porteros', [0]],
      ['defensas', [1, 2, 3, 4]],
      ['mediocampistas', [5, 6, 7, 8]],
      ['delanteros', [9, 10]],
      ['entrenadores', [11]],
    ]);
  });

  it('flatten back to the same entries in slot order, whatever order they came in', () => {
    const shuffled = fc.constantFrom(...playableFormations, '221' as const).chain((formation) => {
      const entries = slotsOf(formation).map(({ slot, position }) => ({ slot, player_type: position }));
      return fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length }));
    });
    fc.assert(
      fc.property(shuffled, ([entries, mixed]) => {
        expect(flattenLineup(groupLineup(mixed))).toEqual(entries);
      }),
      { numRuns: 500 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playableFormations, slotsOf } from './formation';
import { canReplace, flattenLineup, groupLineup, isClosed, isRepeated, replacementProblem } from './lineup';

// Player of slot n has id 100 + n and plays for club n % 4.
const lineup = slotsOf('442').map(({ slot, position }) => ({
  slot,
  player_type: position,
  locked: slot === 10,
  player: { id: 100 + slot, team: { id: slot % 4 } },
}));
const fresh = { id: 900, position: 1 as const, team: { id: 2 } };

describe('a closed room', () => {
  it("is one whose progress equals '1'", () => {
    expect([isClosed({ progress: '1' }), isClosed({ progress: '0' })]).toEqual([true, false]);
  });
});

describe('lineup substitution', () => {
  it('a player already in the lineup cannot be chosen', () => {
    expect([isRepeated(104, lineup), isRepeated(900, lineup)]).toEqual([true, false]);
  });

  it.each([
    ['a new player of the same position comes in', { slot: 1, candidate: fresh }, null],
    ['a closed room takes nobody', { slot: 1, candidate: fresh, progress: '1' as const }, 'CERRADO'],
    ['a locked slot keeps its player', { slot: 10, candidate: { ...fresh, position: 3 as const } }, 'CERRADO'],
    ['another position is refused', { slot: 5, candidate: fresh }, 'POSICION_DISTINTA'],
    ['a player of another slot is refused', { slot: 1, candidate: { ...fresh, id: 102 } }, 'JUGADOR_REPETIDO'],
    ['the player of the slot himself is refused', { slot: 1, candidate: { ...fresh, id: 101 } }, 'JUGADOR_REPETIDO'],
    ['a fourth of one club is refused at three', { slot: 1, candidate: fresh, maxPerClub: 3 }, 'MAX_POR_CLUB'],
    ['a fourth of one club passes at four', { slot: 1, candidate: fresh, maxPerClub: 4 }, null],
    ['whoever leaves makes room for his club', { slot: 2, candidate: fresh, maxPerClub: 3 }, null],
    ['no limit is no limit', { slot: 1, candidate: fresh, maxPerClub: null }, null],
  ])('%s', (_, change, problem) => {
    const replacement = { progress: '0' as const, lineup, ...change };
    expect(replacementProblem(replacement)).toBe(problem);
    expect(canReplace(replacement)).toBe(problem === null);
  });

  it('names the slot that does not exist', () => {
    expect(() => replacementProblem({ progress: '0', lineup, slot: 12, candidate: fresh })).toThrow('no slot 12');
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

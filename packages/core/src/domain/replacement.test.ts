import { describe, expect, it } from 'vitest';
import { slotsOf } from './formation';
import { canReplace, isRepeated, replacementProblem } from './replacement';

// Player of slot n has id 100 + n and plays for club n % 4.
const lineup = slotsOf('442').map(({ slot, position }) => ({
  slot,
  player_type: position,
  locked: slot === 10,
  player: { id: 100 + slot, team: { id: slot % 4 } },
}));
const fresh = { id: 900, position: 1 as const, team: { id: 2 } };

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
    ['the player of the slot is refused themselves', { slot: 1, candidate: { ...fresh, id: 101 } }, 'JUGADOR_REPETIDO'],
    ['a fourth of one club is refused at three', { slot: 1, candidate: fresh, maxPerClub: 3 }, 'MAX_POR_CLUB'],
    ['a fourth of one club passes at four', { slot: 1, candidate: fresh, maxPerClub: 4 }, null],
    ['whoever leaves makes room for their club', { slot: 2, candidate: fresh, maxPerClub: 3 }, null],
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

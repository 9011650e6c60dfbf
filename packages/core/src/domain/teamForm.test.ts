import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeFor, teamForm, type EndedMatch } from './teamForm';

const score = (goalsLocal: number, goalsVisit: number): EndedMatch => ({ local: 1, visit: 2, goalsLocal, goalsVisit });

describe('form (rules R21.2)', () => {
  it('has the latest five, newest last', () => {
    const matches = [score(9, 0), score(1, 0), score(0, 0), score(0, 1), score(2, 1), score(3, 3)];
    expect(teamForm(1, matches)).toEqual(['ganado', 'empatado', 'perdido', 'ganado', 'empatado']);
    expect(teamForm(2, matches)).toEqual(['perdido', 'empatado', 'ganado', 'perdido', 'empatado']);
  });

  it('counts the matches of the club alone', () => {
    expect(teamForm(3, [score(1, 0)])).toEqual([]);
  });

  it('is the mirror of the rival’s in every match', () => {
    const mirror = { ganado: 'perdido', empatado: 'empatado', perdido: 'ganado' } as const;
    fc.assert(
      fc.property(fc.nat(15), fc.nat(15), (local, visit) => {
        const match = score(local, visit);
        expect(outcomeFor(2, match)).toBe(mirror[outcomeFor(1, match)]);
      }),
    );
  });
});

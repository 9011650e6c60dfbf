import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchDifficulty } from './matchDifficulty';

const rival = (points: number, played = 10) => ({ points, played });

describe('how hard a match is (rules R21.3)', () => {
  it.each([
    ['a leader away', rival(23), false, 'alta'],
    ['a leader at home', rival(23), true, 'alta'],
    ['a good rival away', rival(15), false, 'alta'],
    ['a good rival at home', rival(15), true, 'media'],
    ['one of the middle away', rival(12), false, 'media'],
    ['one of the middle at home', rival(12), true, 'baja'],
    ['the last away', rival(3), false, 'baja'],
  ] as const)('%s', (_, of, home, level) => expect(matchDifficulty(of, home)).toBe(level));

  it('is not said before the rival has finished four matches, nor of one in no table', () => {
    expect(matchDifficulty(rival(9, 3), true)).toBeNull();
    expect(matchDifficulty(rival(9, 4), true)).toBe('alta');
    expect(matchDifficulty(undefined, true)).toBeNull();
  });

  it('is never less away than at home, nor less against more points', () => {
    const levels = ['baja', 'media', 'alta'];
    const at = (points: number, played: number, home: boolean) =>
      levels.indexOf(matchDifficulty({ points, played }, home) ?? '');
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 38 }), fc.nat(100), fc.nat(14), (played, points, more) => {
        expect(at(points, played, false)).toBeGreaterThanOrEqual(at(points, played, true));
        expect(at(points + more, played, true)).toBeGreaterThanOrEqual(at(points, played, true));
      }),
    );
  });
});

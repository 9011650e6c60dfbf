import { describe, expect, it } from 'vitest';
import { isEmptyGuess, isWholeGuess, noGuess, sameGuess } from './clutchGuess';

describe('a guess of the clutch match', () => {
  it.each([
    ['nothing', noGuess, true],
    ['both goals', { ...noGuess, goals_local: 2, goals_visit: 0 }, true],
    ['the minute alone', { ...noGuess, minute: 23 }, true],
    ['one team only', { ...noGuess, goals_local: 2 }, false],
    ['the other team only', { ...noGuess, goals_visit: 0, minute: 5 }, false],
  ])('is whole with %s: %s', (_, guess, whole) => {
    expect(isWholeGuess(guess)).toBe(whole);
  });

  it('is empty only with nothing, not with a nil-nil', () => {
    expect(isEmptyGuess(noGuess)).toBe(true);
    expect(isEmptyGuess({ goals_local: 0, goals_visit: 0, minute: null })).toBe(false);
    expect(isEmptyGuess({ ...noGuess, minute: 0 })).toBe(false);
  });

  it('is the same as another when all three agree', () => {
    const guess = { goals_local: 2, goals_visit: 1, minute: 23 };
    expect(sameGuess(guess, { ...guess })).toBe(true);
    expect(sameGuess(guess, { ...guess, minute: null })).toBe(false);
    expect(sameGuess(guess, { ...guess, goals_visit: 2 })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { priceOfScore, scoreOfUnmade, unmadeScore } from './unmadeScore';

const goals = Array.from({ length: 16 }, (_, index) => index);

describe('a score that a room does not show yet (rules R17.2)', () => {
  it('has a number of its own below zero, for any score from 0-0 to 15-15', () => {
    const scores = goals.flatMap((local) => goals.map((visit) => ({ local, visit })));
    const numbers = scores.map(unmadeScore);
    expect(new Set(numbers).size).toBe(256);
    expect(Math.max(...numbers)).toBeLessThan(0);
    expect(numbers.map(scoreOfUnmade)).toEqual(scores);
  });

  it('is none for the id of an alternative', () => expect([1, 42].map(scoreOfUnmade)).toEqual([null, null]));

  it('pays what the best shown score of its kind pays', () => {
    const shown = [
      { answer: '1-0', pts: 6 },
      { answer: '0-1', pts: 7 },
      { answer: '1-1', pts: 4 },
      { answer: 'Otro', pts: 9 },
    ];
    expect(priceOfScore(shown, { local: 5, visit: 0 })).toBe(7);
    expect(priceOfScore(shown, { local: 5, visit: 5 })).toBe(4);
  });
});

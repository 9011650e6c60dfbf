import { describe, expect, it } from 'vitest';
import { type ClutchGuess, clutchDistance, closerClutch } from './clutch';

const result = { goals_local: 2, goals_visit: 1, minute: 34 };
const guess = (goals_local: number | null, goals_visit: number | null, minute: number | null): ClutchGuess => ({
  goals_local,
  goals_visit,
  minute,
});

describe('clutch', () => {
  it.each([
    [guess(2, 1, 34), 0, 0],
    [guess(0, 3, 90), 4, 56],
    [guess(1, 1, 0), 1, 34],
    [guess(null, 1, 30), Infinity, 4],
    [guess(2, 0, null), 1, Infinity],
    [null, Infinity, Infinity],
  ])('%j is %d goals and %d minutes away', (given, score, minute) => {
    expect(clutchDistance(given, result)).toEqual({ score, minute });
  });

  it.each([
    ['the closer score wins', guess(2, 1, 90), guess(3, 1, 34), -1],
    ['then the closer minute', guess(3, 1, 40), guess(2, 2, 30), 1],
    ['the same distance ties', guess(3, 1, 40), guess(1, 1, 28), 0],
    ['an entry without clutch loses to one with', null, guess(9, 9, null), 1],
    ['two without clutch tie', null, null, 0],
  ])('%s', (_, a, b, order) => {
    const compared = closerClutch(clutchDistance(a, result), clutchDistance(b, result));
    expect(Math.sign(compared)).toBe(order);
  });
});

import { describe, expect, it } from 'vitest';
import { type ClutchGuess, clutchDistance, clutchResult, closerClutch } from './clutch';

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

  it('is parted by no minute where nothing tells it', () => {
    expect(clutchDistance(guess(2, 1, 80), { ...result, minute: null })).toEqual({ score: 0, minute: 0 });
    expect(clutchDistance(null, { ...result, minute: null })).toEqual({ score: Infinity, minute: 0 });
  });

  it.each([
    ['as it was played', { goals_local: 2, goals_visit: 1, first_goal_minute: 34, awarded: false }, result],
    [
      'added time as 90',
      { goals_local: 0, goals_visit: 1, first_goal_minute: 94, awarded: false },
      { goals_local: 0, goals_visit: 1, minute: 90 },
    ],
    [
      '0 without goals',
      { goals_local: 0, goals_visit: 0, first_goal_minute: null, awarded: false },
      { goals_local: 0, goals_visit: 0, minute: 0 },
    ],
    [
      'no minute that no source told',
      { goals_local: 1, goals_visit: 0, first_goal_minute: null, awarded: false },
      { goals_local: 1, goals_visit: 0, minute: null },
    ],
    [
      'no minute of an awarded result (rules R15.6)',
      { goals_local: 3, goals_visit: 0, first_goal_minute: 10, awarded: true },
      { goals_local: 3, goals_visit: 0, minute: null },
    ],
    [
      'as many goals on each side',
      { goals_local: 1, goals_visit: 1, first_goal_minute: 20, awarded: false },
      { goals_local: 1, goals_visit: 1, minute: 20 },
    ],
  ])('is compared with the match: %s', (_, match, end) => expect(clutchResult(match)).toEqual(end));

  it.each([
    [1, null],
    [null, 1],
  ])('is compared with nothing where the score is %j-%j', (goals_local, goals_visit) =>
    expect(clutchResult({ goals_local, goals_visit, first_goal_minute: 5, awarded: false })).toBeNull(),
  );

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

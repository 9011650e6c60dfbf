import { describe, expect, it } from 'vitest';
import { answersFixture } from '@arma11/testing/fixtures/prediFixture';
import { alternativeOf, answerOf, mostGoalsOf, otherOf, scoreOf } from './exactScore';

const alternatives = answersFixture(55, 'marcador');
/** A room from before R17.2. */
const withOther = [...alternatives, { ...alternatives[0]!, id: 1, answer: 'Otro', pts: 5 }];

describe('an exact score', () => {
  it.each([
    [0, 0, '0-0'],
    [2, 1, '2-1'],
    [3, 3, '3-3'],
    [4, 0, '4-0'],
    [15, 15, '15-15'],
    [null, 2, null],
    [2, null, null],
    [null, null, null],
  ])('of %s to %s is the alternative %s', (local, visit, expected) => {
    expect(alternativeOf({ local, visit }, alternatives)?.answer ?? null).toBe(expected);
  });

  it('is none while nothing was put', () => {
    expect(alternativeOf(null, alternatives)).toBeNull();
  });

  it('that the room does not show yet is an answer of its own, found again by its id (rules R17.2)', () => {
    const made = alternativeOf({ local: 5, visit: 0 }, alternatives)!;
    expect(made).toMatchObject({ answer: '5-0', pts: 8, kind: 'marcador' });
    expect(made.id).toBeLessThan(0);
    expect(answerOf(made.id, alternatives)).toEqual(made);
    expect(answerOf(alternatives[3]!.id, alternatives)).toBe(alternatives[3]);
    expect(answerOf(null, alternatives)).toBeUndefined();
    expect([otherOf(alternatives), mostGoalsOf(alternatives)]).toEqual([null, 15]);
  });

  it("is 'Otro' beyond 3-3 in rooms that have it", () => {
    expect(alternativeOf({ local: 4, visit: 0 }, withOther)?.answer).toBe('Otro');
    expect(alternativeOf({ local: 3, visit: 0 }, withOther)?.answer).toBe('3-0');
    expect(mostGoalsOf(withOther)).toBe(9);
  });

  it.each([
    ['2-1', { local: 2, visit: 1 }],
    ['0 – 0', { local: 0, visit: 0 }],
    ['10-0', { local: 10, visit: 0 }],
    ['Otro', null],
    ['Más de 2.5', null],
  ])('is read from the text %s', (text, score) => {
    expect(scoreOf(text)).toEqual(score);
  });
});

import { describe, expect, it } from 'vitest';
import { answersFixture } from '@arma11/testing/fixtures/prediFixture';
import { alternativeOf, otherOf, scoreOf } from './exactScore';

const alternatives = answersFixture(55, 'marcador');

describe('an exact score', () => {
  it.each([
    [0, 0, '0-0'],
    [2, 1, '2-1'],
    [3, 3, '3-3'],
    [4, 0, 'Otro'],
    [0, 9, 'Otro'],
    [null, 2, null],
    [2, null, null],
    [null, null, null],
  ])('of %s to %s is the alternative %s', (local, visit, expected) => {
    expect(alternativeOf({ local, visit }, alternatives)?.answer ?? null).toBe(expected);
  });

  it('is none while nothing was put', () => {
    expect(alternativeOf(null, alternatives)).toBeNull();
  });

  it('has no alternative beyond the list of a room that offers no other', () => {
    const listed = alternatives.filter(({ answer }) => answer !== 'Otro');
    expect(alternativeOf({ local: 5, visit: 0 }, listed)).toBeNull();
    expect(otherOf(listed)).toBeNull();
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

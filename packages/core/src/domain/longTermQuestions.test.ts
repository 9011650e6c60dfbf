import { describe, expect, it } from 'vitest';
import { longTermQuestion, longTermRight } from './longTermQuestions';

describe('a question about a competition (rules R17.5)', () => {
  const clubs = [
    { id: 12, name: 'Melgar' },
    { id: 7, name: 'Cienciano' },
  ];

  it('names every club, and nobody else', () => {
    expect(longTermQuestion('campeon', clubs).alternatives.map(({ code }) => code)).toEqual(['t12', 't7']);
  });

  it('names likely scorers, and whoever else it may be', () => {
    const { alternatives } = longTermQuestion('maximo_goleador', [{ id: 340, name: 'Ramos' }]);
    expect(alternatives.map(({ code }) => code)).toEqual(['p340', 'otro']);
  });

  it('is worth the usual points, or the room’s own, and another scorer two thirds of them', () => {
    const worth = (pts?: number) =>
      longTermQuestion('maximo_goleador', [{ id: 340, name: 'Ramos' }], pts).alternatives.map((each) => each.pts);
    expect([worth(), worth(20), worth(1)]).toEqual([
      [15, 10],
      [20, 13],
      [1, 1],
    ]);
  });

  it('has several right answers where several share it', () => {
    const right = ['p1', 'p2', 'p3', 'otro'].filter((code) => longTermRight(code, ['p1', 'p2', 'p3'], ['p1', 'p9']));
    expect(right).toEqual(['p1', 'otro']);
  });

  it('makes another the right one only where somebody is not named', () => {
    expect(longTermRight('otro', ['p1'], ['p1'])).toBe(false);
    expect(longTermRight('otro', ['p1'], [])).toBe(false);
  });
});

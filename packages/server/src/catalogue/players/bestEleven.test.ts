import { describe, expect, it } from 'vitest';
import { bestEleven, type Performance } from './bestEleven';

let id = 0;
const squad = (position: 0 | 1 | 2 | 3 | 4, ...points: number[]): Performance[] =>
  points.map((each) => ({ id: (id += 1), position, points: each, minutes: 90 }));

describe('the best eleven of a day', () => {
  it('is in the formation of the six that adds up to most', () => {
    const eleven = bestEleven([
      ...squad(0, 6, 9),
      ...squad(1, 5, 5, 5, 1, 1),
      ...squad(2, 4, 4, 4, 3, 1),
      ...squad(3, 9, 9, 9),
      ...squad(4, 3, 8),
    ]);
    expect(eleven).toMatchObject({ formation: '343', points: 9 + 15 + 15 + 27 + 8 });
    expect(eleven!.players.map(({ position }) => position)).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]);
  });

  it('prefers more minutes and then the lower id among equals', () => {
    const base = [...squad(1, 2, 2, 2, 2), ...squad(2, 2, 2, 2, 2), ...squad(3, 2, 2), ...squad(4, 1)];
    const [late, early, other] = [
      { id: 900, position: 0 as const, points: 5, minutes: 60 },
      { id: 901, position: 0 as const, points: 5, minutes: 90 },
      { id: 902, position: 0 as const, points: 5, minutes: 90 },
    ];
    expect(bestEleven([late, other, early, ...base])!.players[0]!.id).toBe(901);
  });

  it('is none while nobody has played, or too few', () => {
    expect(bestEleven([])).toBeNull();
    expect(bestEleven(squad(0, 5))).toBeNull();
  });
});

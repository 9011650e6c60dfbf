import { describe, expect, it } from 'vitest';
import { awardsFor } from './awards';
import { payPlaces } from './prizes';
import { rankCompe } from './rankCompe';

const entry = (entryId: number, ...slotPoints: number[]) => ({
  entryId,
  points: slotPoints.reduce((sum, points) => sum + points, 0),
  slotPoints,
});
const order = (...entries: ReturnType<typeof entry>[]) =>
  rankCompe(entries).map(({ entryId, position }) => [entryId, position]);

describe('ranking of a lineup room', () => {
  it.each([
    [
      'more points are ahead',
      [entry(1, 3, 3), entry(2, 4, 4)],
      [
        [2, 1],
        [1, 2],
      ],
    ],
    [
      'the higher best single slot is listed first',
      [entry(1, 5, 5), entry(2, 2, 8)],
      [
        [2, 1],
        [1, 1],
      ],
    ],
    [
      'then the next best',
      [entry(1, 8, 1, 3), entry(2, 2, 2, 8), entry(3, 8, 4, 0)],
      [
        [3, 1],
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'then the lower entry id',
      [entry(9, 4, 6), entry(2, 6, 4)],
      [
        [2, 1],
        [9, 1],
      ],
    ],
    [
      'a best slot below zero counts too',
      [entry(1, -1, -3), entry(2, -2, -2)],
      [
        [1, 1],
        [2, 1],
      ],
    ],
  ])('%s', (_, entries, expected) => expect(order(...entries)).toEqual(expected));

  it('has no tie-break for money: whoever is listed first gets no more', () => {
    const rows = rankCompe([entry(1, 5, 5), entry(2, 2, 8), entry(3, 1, 1), entry(4, 0, 0)]);
    expect([...payPlaces(awardsFor({ pozo: 100, entries: 4 }), rows)]).toEqual([
      [1, 50],
      [2, 50],
    ]);
  });
});

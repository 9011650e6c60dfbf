import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { competitionRanking, higher, rankingMovement } from './ranking';

const rank = (points: Record<number, number>) =>
  competitionRanking(
    Object.entries(points).map(([entryId, value]) => ({ entryId: Number(entryId), value })),
    higher((entry) => entry.value),
  ).map(({ entryId, position, tied }) => `${entryId}: ${position}${tied ? '=' : ''}`);

describe('standard competition ranking', () => {
  it.each([
    ['nobody ties', { 1: 30, 2: 50, 3: 40 }, ['2: 1', '3: 2', '1: 3']],
    ['ties are 1, 1, 3', { 1: 30, 2: 50, 3: 50 }, ['2: 1=', '3: 1=', '1: 3']],
    ['a tie in the middle', { 1: 9, 2: 7, 3: 7, 4: 7, 5: 1 }, ['1: 1', '2: 2=', '3: 2=', '4: 2=', '5: 5']],
    ['all tie', { 8: 0, 9: 0 }, ['8: 1=', '9: 1=']],
    ['below zero is below zero', { 1: -2, 2: 0 }, ['2: 1', '1: 2']],
    ['nobody plays', {}, []],
  ])('%s', (_, points, rows) => expect(rank(points)).toEqual(rows));

  it('gives everyone one more than the number of entries ahead, and marks exactly those who are not alone', () => {
    const entry = fc.record({ entryId: fc.integer({ min: 1 }), value: fc.integer({ min: -3, max: 6 }) });
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ entryId }) => entryId, maxLength: 40 }), (entries) => {
        const rows = competitionRanking(
          entries,
          higher((each) => each.value),
        );
        expect(rows.length).toBe(entries.length);
        for (const { entryId, position, tied } of rows) {
          const own = entries.find((each) => each.entryId === entryId)?.value ?? Number.NaN;
          expect(position).toBe(entries.filter((each) => each.value > own).length + 1);
          expect(tied).toBe(entries.filter((each) => each.value === own).length > 1);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

it('movement counts the places climbed since the previous ranking', () => {
  const before = [1, 2, 3].map((entryId) => ({ entryId, position: entryId }));
  const now = [
    { entryId: 3, position: 1 },
    { entryId: 1, position: 2 },
    { entryId: 9, position: 3 },
    { entryId: 2, position: 4 },
  ];
  expect([...rankingMovement(before, now)]).toEqual([
    [3, 2],
    [1, -1],
    [9, 0],
    [2, -2],
  ]);
});

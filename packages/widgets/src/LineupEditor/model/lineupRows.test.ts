import { describe, expect, it } from 'vitest';
import { lineupRows, playersOf, slotsOfRows } from './lineupRows';
import { fixtureLineup, fixturePool } from '@arma11/testing/fixtures/lineupFixture';

const shape = (formation: Parameters<typeof fixtureLineup>[0]) =>
  lineupRows(fixtureLineup(formation)).map(({ position, slots }) => [position, slots.map(({ slot }) => slot)]);

describe('the rows of a lineup', () => {
  it.each([
    ['442', [1, 4, 4, 2, 1]],
    ['433', [1, 4, 3, 3, 1]],
    ['451', [1, 4, 5, 1, 1]],
    ['541', [1, 5, 4, 1, 1]],
    ['352', [1, 3, 5, 2, 1]],
    ['343', [1, 3, 4, 3, 1]],
    ['221', [1, 2, 2, 1]],
  ] as const)('%s stands in lines of %j, goalkeeper first', (formation, counts) => {
    expect(lineupRows(fixtureLineup({ formation })).map(({ slots }) => slots.length)).toEqual(counts);
  });

  it('number the slots through the lines, the coach last', () => {
    expect(shape({ formation: '343' })).toEqual([
      [0, [0]],
      [1, [1, 2, 3]],
      [2, [4, 5, 6, 7]],
      [3, [8, 9, 10]],
      [4, [11]],
    ]);
  });

  it('give each player their place in the line', () => {
    const midfield = lineupRows(fixtureLineup())[2]?.slots.map(({ place, of }) => [place, of]);
    expect(midfield).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('put a player on their way in already in their slot, without the points of who leaves', () => {
    const [incoming] = fixturePool(2).slice(-1);
    const slots = slotsOfRows(
      lineupRows(fixtureLineup(), { incoming: new Map([[5, incoming!]]), saves: new Map([[5, 'saving']]) }),
    );
    expect(slots[5]).toMatchObject({
      save: 'saving',
      entry: { player: { id: incoming!.id }, points: 0, breakdown: [] },
    });
    expect(slots[6]).toMatchObject({ save: 'idle', entry: { points: 9 } });
  });

  it('give the ids of a lineup by slot', () => {
    const { formation, players } = playersOf(fixtureLineup());
    expect(formation).toBe('433');
    expect(players).toEqual([1000, 1100, 1101, 1102, 1103, 1200, 1201, 1202, 1300, 1301, 1302, 1400]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AwardShare } from './awards';
import { awardTableProblem, awardsFor, defaultAwardTable, paidPlaces, settlementAwards } from './awards';
import { potOf } from './pot';

const row = (position_from: number, position_to: number, percent: number): AwardShare => ({
  position_from,
  position_to,
  percent,
});

describe('default award tables', () => {
  it.each([
    [0, [100]],
    [1, [100]],
    [2, [100]],
    [3, [100]],
    [4, [65, 35]],
    [9, [65, 35]],
    [10, [60, 25, 15]],
    [24, [60, 25, 15]],
    [25, [50, 25, 15, 10]],
    [99, [50, 25, 15, 10]],
    [100, [30, 18, 12, 9, 7, 6, 5, 5, 4, 4]],
    [10_000, [30, 18, 12, 9, 7, 6, 5, 5, 4, 4]],
  ])('%i entries split %j and have no more places than entries', (entries, percents) => {
    const table = defaultAwardTable(entries);
    expect(table.map(({ percent }) => percent)).toEqual(percents);
    expect(table.map(({ position_from }) => position_from)).toEqual(percents.map((_, index) => index + 1));
    expect(awardTableProblem(table)).toBeNull();
    expect(table.length).toBeLessThanOrEqual(Math.max(entries, 1));
  });
});

describe('awards of a pot, 10 % commission (vectors of R7)', () => {
  it.each([
    [50, 12, [324, 135, 81]],
    [20, 25, [226, 112, 67, 45]],
    [20, 6, [71, 37]],
    [10, 100, [270, 162, 108, 81, 63, 54, 45, 45, 36, 36]],
  ])('fee %i, n %i pays %j', (amount_ins, entries, amounts) => {
    const { pozo } = potOf({ amount_ins, entries, commission_bps: 1000 });
    expect(awardsFor({ pozo, entries }).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('is the worked example of the contract', () => {
    expect(awardsFor({ pozo: 540, entries: 12 })).toEqual([
      { position_from: 1, position_to: 1, percent: 60, amount: 324, label: '1.º' },
      { position_from: 2, position_to: 2, percent: 25, amount: 135, label: '2.º' },
      { position_from: 3, position_to: 3, percent: 15, amount: 81, label: '3.º' },
    ]);
  });

  it('of a free room are worth nothing', () => {
    expect(awardsFor({ pozo: 0, entries: 5 }).map(({ amount }) => amount)).toEqual([0, 0]);
  });
});

describe('custom award tables', () => {
  const table = [row(1, 1, 40), row(2, 3, 15), row(4, 6, 10)];

  it('pay every place of a range its percent and label the range', () => {
    expect(awardsFor({ pozo: 101, entries: 6, table })).toEqual([
      { ...row(1, 1, 40), amount: 41, label: '1.º' },
      { ...row(2, 3, 15), amount: 15, label: '2.º a 3.º' },
      { ...row(4, 6, 10), amount: 10, label: '4.º a 6.º' },
    ]);
  });

  it('give the share of places nobody can take to the 1st', () => {
    expect(awardsFor({ pozo: 100, entries: 4, table })).toEqual([
      { ...row(1, 1, 60), amount: 60, label: '1.º' },
      { ...row(2, 3, 15), amount: 15, label: '2.º a 3.º' },
      { ...row(4, 4, 10), amount: 10, label: '4.º' },
    ]);
    expect(awardsFor({ pozo: 100, entries: 1, table })).toEqual([{ ...row(1, 1, 100), amount: 100, label: '1.º' }]);
  });

  it('give the 1st a row of their own, so that the remainder has a place', () => {
    expect(
      awardsFor({ pozo: 101, entries: 3, table: [row(1, 2, 50)] }).map(({ label, amount }) => [label, amount]),
    ).toEqual([
      ['1.º', 51],
      ['2.º', 50],
    ]);
  });

  it('may use two decimals', () => {
    expect(awardsFor({ pozo: 1000, entries: 3, table: [row(1, 1, 66.67), row(2, 2, 33.33)] })[1]?.amount).toBe(333);
  });

  it.each([
    ['a sum of 99', [row(1, 1, 60), row(2, 2, 39)], 'add up to 100, not 99'],
    ['a range that sums 110', [row(1, 1, 60), row(2, 3, 25)], 'add up to 100, not 110'],
    ['no rows', [], 'add up to 100, not 0'],
    ['a gap', [row(1, 1, 60), row(3, 3, 40)], 'expected place 2'],
    ['an overlap', [row(1, 2, 30), row(2, 2, 40)], 'expected place 3'],
    ['a range backwards', [row(1, 0, 100)], 'expected place 1'],
    ['a negative percent', [row(1, 1, 110), row(2, 2, -10)], 'two decimals, not -10'],
    ['three decimals', [row(1, 1, 66.667), row(2, 2, 33.333)], 'two decimals, not 66.667'],
    ['no number', [row(1, 1, Number.NaN)], 'two decimals, not NaN'],
  ])('are refused with %s', (_, bad, words) => {
    expect(awardTableProblem(bad)).toContain(words);
    expect(() => awardsFor({ pozo: 100, entries: 9, table: bad })).toThrow(words);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('refuse a pot of %d', (pozo) => {
    expect(() => awardsFor({ pozo, entries: 2 })).toThrow('pozo must be');
  });
});

describe('awards at settlement', () => {
  const published = awardsFor({ pozo: 900, entries: 100 });

  it.each(['proporcional', 'completo'] as const)('%s pays what the real entries brought', (modo_pozo) => {
    expect(settlementAwards({ modo_pozo, published, pozo: 540, entries: 12 })).toEqual(
      awardsFor({ pozo: 540, entries: 12 }),
    );
  });

  it('garantizado pays the published awards even if the room is not full', () => {
    expect(settlementAwards({ modo_pozo: 'garantizado', published, pozo: 540, entries: 12 })).toEqual(published);
  });

  it('has as many paid places as there are awards worth a coin', () => {
    expect([paidPlaces(published), paidPlaces(awardsFor({ pozo: 3, entries: 10 })), paidPlaces([])]).toEqual([
      10, 1, 0,
    ]);
  });
});

it('awards always sum the pot and never fall below the place that follows in a default table', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 10_000 }), (pozo, entries) => {
      const amounts = awardsFor({ pozo, entries }).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(pozo);
      expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    }),
    { numRuns: 5_000 },
  );
});

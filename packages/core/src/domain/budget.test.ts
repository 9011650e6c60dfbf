import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOM_BUDGET, costOf, overBudget, priceOf } from './budget';
import { playerPrice } from './playerPrice';

describe('the price of a footballer (rules R4.8)', () => {
  it.each([
    [0, 4],
    [1.9, 4],
    [2.3, 4],
    [2.4, 5],
    [3, 6],
    [4.5, 8],
    [7, 12],
    [9.8, 12],
    [-2, 4],
  ])('of an average of %d is %d M', (average, price) => expect(playerPrice(average)).toBe(price));

  it('is a whole number from 4 to 12 that never falls while the average rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 200 }), fc.nat(50), (tenths, more) => {
        const price = playerPrice(tenths / 10);
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeGreaterThanOrEqual(4);
        expect(price).toBeLessThanOrEqual(12);
        expect(playerPrice((tenths + more) / 10)).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  it('is 4 for whoever came into a pool before there were prices', () => {
    expect(priceOf({})).toBe(4);
    expect(costOf([{}, { price: 9 }, { price: undefined }])).toBe(17);
  });
});

describe('the budget (rules R4.8)', () => {
  it.each([
    ['up to the budget anything may be bought', ROOM_BUDGET - 10, ROOM_BUDGET, 0],
    ['a team over it is refused by the millions that it is over', ROOM_BUDGET, ROOM_BUDGET + 3, 3],
    ['who was over it may go down', ROOM_BUDGET + 9, ROOM_BUDGET + 4, 0],
    ['who was over it may stay as dear', ROOM_BUDGET + 9, ROOM_BUDGET + 9, 0],
    ['who was over it may not go further', ROOM_BUDGET + 1, ROOM_BUDGET + 2, 2],
  ])('%s', (_, before, after, over) => expect(overBudget({ before, after })).toBe(over));
});

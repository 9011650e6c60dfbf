import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AwardShare, awardsFor } from './awards';
import { potOf } from './pot';
import { nobodyScored, payPlaces, sharedPrize } from './prizes';

/** Ranks entries 1, 2, 3… from the sizes of the groups that tie, and numbers them in that order. */
const rankOf = (...ties: number[]) => {
  let id = 0;
  return ties.flatMap((size) => {
    const position = id + 1;
    return Array.from({ length: size }, () => ({ entryId: (id += 1), position }));
  });
};
const twelve = awardsFor({ pozo: potOf({ amount_ins: 50, entries: 12, commission_bps: 1000 }).pozo, entries: 12 });
const paid = (ranked: { entryId: number; position: number }[]) => [...payPlaces(twelve, ranked).values()];

describe('ties share the sum of the places they occupy (fee 50, n 12: 324/135/81)', () => {
  it.each([
    ['nobody ties', [1, 1, 1, 9], [324, 135, 81]],
    ['two tie for 1st', [2, 1, 9], [230, 229, 81]],
    ['two tie for 2nd', [1, 2, 9], [324, 108, 108]],
    ['three tie for 3rd', [1, 1, 3, 7], [324, 135, 27, 27, 27]],
    ['three tie for 1st', [3, 9], [180, 180, 180]],
    ['four tie for 2nd', [1, 4, 7], [324, 54, 54, 54, 54]],
    ['all 12 tie', [12], Array.from({ length: 12 }, () => 45)],
  ])('%s', (_, ties, coins) => expect(paid(rankOf(...ties))).toEqual(coins));

  it('gives leftover coins one by one by ascending entry id, whatever order the entries come in', () => {
    const tied = [31, 7, 19].map((entryId) => ({ entryId, position: 1 }));
    const awards = awardsFor({ pozo: 101, entries: 3 });
    expect([...payPlaces(awards, tied)].sort(([a], [b]) => a - b)).toEqual([
      [7, 34],
      [19, 34],
      [31, 33],
    ]);
  });

  it('leaves out whoever wins nothing, also when a prize is too small to share', () => {
    expect([...payPlaces(awardsFor({ pozo: 1, entries: 3 }), rankOf(3))]).toEqual([[1, 1]]);
  });

  it('pays only the occupied places when a guaranteed room has fewer entries than awards', () => {
    expect([...payPlaces(awardsFor({ pozo: 900, entries: 100 }), rankOf(1, 1)).values()]).toEqual([270, 162]);
  });

  it('tells a crowd its even share, which no one gets less than', () => {
    const coins = [...payPlaces(twelve, rankOf(7, 5)).values()];
    expect(sharedPrize(twelve, 1, 7)).toBe(Math.min(...coins));
    expect(sharedPrize(twelve, 1, 1)).toBe(324);
    expect(sharedPrize(twelve, 4, 3)).toBe(0);
  });

  it('pays nobody in a room without entries', () => expect(payPlaces(twelve, []).size).toBe(0));

  it.each([
    ['dense ranking', [1, 1, 2]],
    ['a first place nobody holds', [2, 3]],
    ['a place counted twice', [1, 2, 2, 3]],
  ])('refuses %s, which would create or lose coins', (_, places) => {
    const ranked = places.map((position, index) => ({ entryId: index + 1, position }));
    expect(() => paid(ranked)).toThrow('rank them 1, 1, 3');
  });
});

it.each([
  [[0, 0, 0], true],
  [[0, -2], true],
  [[0, 1], false],
])('%j: nobody scores above 0: %s', (points, nobody) => expect(nobodyScored(points)).toBe(nobody));

const share = (position_from: number, position_to: number, percent: number): AwardShare => ({
  position_from,
  position_to,
  percent,
});
const tables: (AwardShare[] | undefined)[] = [
  undefined,
  [share(1, 1, 100)],
  [share(1, 2, 50)],
  [share(1, 1, 40), share(2, 3, 15), share(4, 6, 10)],
  [share(1, 1, 12.5), share(2, 8, 12.5)],
  [share(1, 1, 33.34), share(2, 2, 33.33), share(3, 3, 33.33)],
  [share(1, 100, 1)],
];

describe('T-SPLIT', () => {
  it('pays the pot to the last coin in 200,000 rooms of 0 to 10^12 coins and 1 to 10,000 entries', ({ task }) => {
    const room = fc.record({
      pozo: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 1e12 })),
      entries: fc.oneof(
        { weight: 90, arbitrary: fc.integer({ min: 1, max: 30 }) },
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 300 }) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 10_000 }) },
      ),
      // Sizes of the groups that tie, from the top; everyone below stands alone, or all tie with the last group.
      ties: fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }),
      restTies: fc.boolean(),
      table: fc.constantFrom(...tables),
    });
    let seen = 0;
    fc.assert(
      fc.property(room, ({ pozo, entries, ties, restTies, table }) => {
        const ranked: { entryId: number; position: number }[] = [];
        let position = 1;
        let group = 0;
        for (let place = 1; place <= entries; place += 1) {
          const size = ties[group] ?? (restTies ? entries : 1);
          if (place - position >= size) {
            position = place;
            group += 1;
          }
          ranked.push({ entryId: entries - place + 1, position });
        }
        const coins = payPlaces(awardsFor({ pozo, entries, table }), ranked);
        let sum = 0;
        for (const amount of coins.values()) {
          if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${amount} is not a number of coins`);
          sum += amount;
        }
        if (sum !== pozo) throw new Error(`paid ${sum} of ${pozo}`);
        fairness(ranked, coins);
        seen += 1;
      }),
      { numRuns: 200_000 },
    );
    expect(seen).toBeGreaterThanOrEqual(200_000);
    Object.assign(task.meta, { cases: seen });
  }, 30_000);
});

/** Entries that tie differ by one coin at most, and the one with the lower id never gets less. */
function fairness(ranked: { entryId: number; position: number }[], coins: Map<number, number>): void {
  for (let index = 1; index < ranked.length && index < 120; index += 1) {
    const [above, below] = [ranked[index - 1], ranked[index]];
    if (!above || !below || above.position !== below.position) continue;
    const more = (coins.get(below.entryId) ?? 0) - (coins.get(above.entryId) ?? 0);
    // Ids descend within the ranking, so the later of two tied entries has the lower id.
    if (more !== 0 && more !== 1)
      throw new Error(`tied entries ${above.entryId} and ${below.entryId} differ by ${more}`);
  }
}

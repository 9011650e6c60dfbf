import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyFormation, Condition, Position } from '../contract/wire';
import { UnfilledPositionError, autofill } from './autofill';
import { OverBudgetError, budgetAutofill } from './budgetAutofill';
import { cheapestLineup } from './cheapestLineup';
import { slotsOf } from './formation';
import type { PricedPlayer } from './pricedPlayer';

/** A pool of six clubs or fewer, in which now and then somebody is missing. */
const poolOf = (size: number) =>
  fc
    .array(
      fc.record({
        position: fc.constantFrom<Position>(0, 1, 1, 2, 2, 3),
        condition: fc.constantFrom<Condition>(0, 0, 0, 1, 2),
        avg_points: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
        price: fc.integer({ min: 4, max: 12 }),
        team_id: fc.integer({ min: 1, max: 6 }),
      }),
      { minLength: size, maxLength: size + 6 },
    )
    .map((players) => players.map((each, index): PricedPlayer => ({ id: index + 1, ...each })));

const teamOf = (pool: readonly PricedPlayer[], ids: readonly number[]) =>
  ids.map((id) => pool.find((each) => each.id === id)!);
const cost = (team: readonly PricedPlayer[]) => team.reduce((sum, { price }) => sum + price, 0);

/** What the cheapest lineup costs, by trying all of them; null where there is none. */
function least(pool: readonly PricedPlayer[], formation: AnyFormation, limit: number, keep: Record<number, number>) {
  const slots = slotsOf(formation);
  const used = new Set(Object.values(keep));
  const clubs = new Map<number, number>();
  for (const player of pool.filter(({ id }) => used.has(id)))
    clubs.set(player.team_id, (clubs.get(player.team_id) ?? 0) + 1);
  const from = (index: number, spent: number): number => {
    const slot = slots[index];
    if (!slot) return spent;
    const kept = pool.find(({ id }) => id === keep[slot.slot]);
    if (kept) return from(index + 1, spent + kept.price);
    let best = Number.POSITIVE_INFINITY;
    for (const player of pool) {
      const held = clubs.get(player.team_id) ?? 0;
      if (player.position !== slot.position || used.has(player.id) || held >= limit) continue;
      used.add(player.id);
      clubs.set(player.team_id, held + 1);
      best = Math.min(best, from(index + 1, spent + player.price));
      used.delete(player.id);
      clubs.set(player.team_id, held);
    }
    return best;
  };
  const found = from(0, 0);
  return Number.isFinite(found) ? found : null;
}

const cases = fc.record({
  pool: poolOf(8),
  limit: fc.integer({ min: 1, max: 3 }),
  budget: fc.integer({ min: 26, max: 60 }),
  kept: fc.nat(5),
});

/** One player kept in their place now and then. */
function keepOf(pool: readonly PricedPlayer[], kept: number): Record<number, number> {
  const slot = slotsOf('221')[kept]!;
  const player = pool.find(({ position }) => position === slot.position);
  return player && kept < 4 ? { [slot.slot]: player.id } : {};
}

describe('the auto-fill under a budget (rules R4.8)', () => {
  it('finds a valid lineup within the budget exactly when there is one, and says by how much the others are over', () => {
    const seen = { found: 0, over: 0, impossible: 0 };
    fc.assert(
      fc.property(cases, ({ pool, limit, budget, kept }) => {
        const keep = keepOf(pool, kept);
        const cheapest = least(pool, '221', limit, keep);
        try {
          const ids = budgetAutofill(pool, '221', { maxPerClub: limit, budget, keep });
          const team = teamOf(pool, ids);
          seen.found += 1;
          expect(cheapest).not.toBeNull();
          expect(cost(team)).toBeLessThanOrEqual(budget);
          expect(team.map(({ position }) => position)).toEqual([0, 1, 1, 2, 2, 3]);
          expect(new Set(ids).size).toBe(6);
          for (const { team_id } of team)
            expect(team.filter((other) => other.team_id === team_id).length).toBeLessThanOrEqual(limit);
          for (const [slot, id] of Object.entries(keep)) expect(ids[Number(slot)]).toBe(id);
        } catch (error) {
          if (error instanceof OverBudgetError) {
            seen.over += 1;
            expect(error.over).toBe(cheapest! - budget);
          } else if (error instanceof UnfilledPositionError) {
            seen.impossible += 1;
            expect(cheapest).toBeNull();
          } else throw error;
        }
      }),
      { numRuns: 1_500 },
    );
    expect(Math.min(seen.found, seen.over, seen.impossible)).toBeGreaterThan(100);
  });

  it('is the auto-fill of R4.3 where the best lineup fits already', () => {
    fc.assert(
      fc.property(poolOf(20), (pool) => {
        const best = (() => {
          try {
            return autofill(pool, '221');
          } catch {
            return null;
          }
        })();
        if (best) expect(budgetAutofill(pool, '221', { budget: 72 })).toEqual(best);
      }),
    );
  });

  it('gives the same whatever the order of the pool', () => {
    fc.assert(
      fc.property(poolOf(20), fc.integer({ min: 30, max: 50 }), (pool, budget) => {
        const run = (players: readonly PricedPlayer[]) => {
          try {
            return budgetAutofill(players, '221', { budget, maxPerClub: 3 });
          } catch (error) {
            return (error as Error).message;
          }
        };
        expect(run([...pool].toReversed())).toEqual(run(pool));
      }),
    );
  });

  it('takes nobody who is injured while a fit lineup can be paid by one swap', () => {
    const at = (id: number, position: Position, price: number, over: Partial<PricedPlayer> = {}): PricedPlayer => ({
      id,
      position,
      price,
      condition: 0,
      avg_points: price / 2,
      team_id: id,
      ...over,
    });
    const rest = [at(11, 1, 4), at(12, 1, 4), at(21, 2, 4), at(22, 2, 4), at(31, 3, 4)];
    const pool = [at(1, 0, 12), at(2, 0, 4, { condition: 2, avg_points: 5 }), at(3, 0, 5), ...rest];
    expect(budgetAutofill(pool, '221', { budget: 30 })[0]).toBe(3);
    expect(budgetAutofill(pool, '221', { budget: 24 })[0]).toBe(2);
  });

  it('leaves preferred players where they are while they fit, and swaps as few as it must', () => {
    const at = (id: number, position: Position, price: number): PricedPlayer => ({
      id,
      position,
      price,
      condition: 0,
      avg_points: price - 2,
      team_id: id,
    });
    const cheap = [at(1, 0, 4), at(11, 1, 4), at(12, 1, 4), at(21, 2, 4), at(22, 2, 4), at(31, 3, 4)];
    const dear = [at(101, 0, 8), at(131, 3, 12)];
    const prefer = { 0: 101, 1: 11, 2: 12, 3: 21, 4: 22, 5: 31 };
    expect(budgetAutofill([...cheap, ...dear], '221', { budget: 40, prefer })).toEqual([101, 11, 12, 21, 22, 31]);
    expect(budgetAutofill([...cheap, ...dear], '221', { budget: 24, prefer })).toEqual([1, 11, 12, 21, 22, 31]);
  });
});

describe('the cheapest lineup', () => {
  it('costs what the cheapest of all lineups costs', () => {
    let found = 0;
    fc.assert(
      fc.property(cases, ({ pool, limit, kept }) => {
        const keep = keepOf(pool, kept);
        const cheapest = least(pool, '221', limit, keep);
        try {
          expect(cost(teamOf(pool, cheapestLineup(pool, '221', { maxPerClub: limit, keep })))).toBe(cheapest);
          found += 1;
        } catch (error) {
          if (!(error instanceof UnfilledPositionError)) throw error;
          expect(cheapest).toBeNull();
        }
      }),
      { numRuns: 800 },
    );
    expect(found).toBeGreaterThan(200);
  });
});

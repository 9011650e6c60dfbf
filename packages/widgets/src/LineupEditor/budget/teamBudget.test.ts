import { describe, expect, it } from 'vitest';
import type { Player } from '@arma11/core/contract';
import { ROOM_BUDGET, slotsOf } from '@arma11/core/domain';
import { fixtureLineup, fixturePlayer, fixturePool } from '@arma11/testing/fixtures/lineupFixture';
import { lineupEs } from '../../messages/lineup.es';
import { planAutofill } from '../model/lineupPlan';
import { lineupRows, slotsOfRows } from '../model/lineupRows';
import { teamBudget } from './teamBudget';

/** A team of which each costs as much as its slot has in the list. */
function teamOf(prices: readonly number[]) {
  const lineup = fixtureLineup();
  const slots = slotsOfRows(lineupRows(lineup)).map((view) => {
    const player = { ...view.entry.player, price: prices[view.slot] ?? 4 };
    return { ...view, entry: { ...view.entry, player } };
  });
  return { slots, budget: teamBudget(slots, lineupEs) };
}

const candidate = (price: number): Player => ({
  ...fixturePlayer({ id: 9001, name: 'Ana Estrella', club: 'MAR', position: 2, average: 9 }),
  price,
});

describe('the budget of a team (rules R4.8)', () => {
  const { slots, budget } = teamOf([12, 12, 9]);

  it('says what is left, and what may be spent on a slot with what its player brings back', () => {
    expect([budget.left, budget.words]).toEqual([6, 'Te quedan 6 M']);
    expect(budget.wordsFor(slots[0]!)).toBe('Tienes 18 M para este puesto');
    expect(budget.wordsFor(slots[5]!)).toBe('Tienes 10 M para este puesto');
  });

  it('gives the reason of who is too dear, with both figures', () => {
    expect(budget.reasonFor(candidate(10), slots[5]!)).toBeNull();
    expect(budget.reasonFor(candidate(11), slots[5]!)).toBe('Vale 11 M y tienes 10 M');
  });

  it('lets a team over the budget change what makes it no dearer', () => {
    const over = teamOf([12, 12, 12, 12]);
    expect(over.budget.words).toBe('Te pasas del presupuesto por 5 M');
    expect(over.budget.reasonFor(candidate(12), over.slots[0]!)).toBeNull();
    expect(over.budget.reasonFor(candidate(5), over.slots[5]!)).toBe('Vale 5 M y tienes 4 M');
  });

  it('fills the team within it', () => {
    const pool = ([0, 1, 2, 3, 4] as const)
      .flatMap((position) => fixturePool(position, 12))
      .map((player, index) => ({ ...player, price: index % 2 === 0 ? 12 : 4 }));
    const priced = new Map(pool.map(({ id, price }) => [id, price]));
    const plan = planAutofill({ lineup: fixtureLineup(), pool, maxPerClub: null, fill: budget.fill }, new Set());
    expect(plan.players).toHaveLength(slotsOf(plan.formation).length);
    expect(plan.players.reduce((sum, id) => sum + (priced.get(id) ?? 4), 0)).toBeLessThanOrEqual(ROOM_BUDGET);
  });
});

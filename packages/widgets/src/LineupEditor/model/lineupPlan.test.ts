import { describe, expect, it } from 'vitest';
import type { Player } from '@arma11/core/contract';
import { playersOf } from './lineupRows';
import { fixtureLineup, fixturePlayer, fixturePool } from '@arma11/testing/fixtures/lineupFixture';
import { planAutofill, planFormation, planFormationBlind, type LineupPlan } from './lineupPlan';

const swapNames = ({ swaps }: LineupPlan) => swaps.map((swap) => [swap.out.short_name, swap.in?.short_name ?? null]);
const everyone = ([0, 1, 2, 3, 4] as const).flatMap((position) => fixturePool(position, 12));
const lineup = fixtureLineup();
const star = (id: number, position: Player['position'], average = 9.5) =>
  fixturePlayer({ id, name: `Ana Estrella${id}`, club: 'MAR', position, average });

describe('the preview of a formation', () => {
  it('drops the last of the line that shrinks and takes the best for the one that grows (rules R4.5)', () => {
    const plan = planFormation({ lineup, pool: [star(9001, 2), star(9002, 2, 9.9)], maxPerClub: null }, '451');
    expect(swapNames(plan)).toEqual([
      ['Mori', 'Estrella9002'],
      ['Apaza', 'Estrella9001'],
    ]);
    expect(plan.formation).toBe('451');
    expect(plan.players).toHaveLength(12);
  });

  it('counts those who already play for the limit per club, though they left the pool', () => {
    // Four of Puerto Bravo play: three on the pitch, and the coach.
    const pool = [
      fixturePlayer({ id: 9002, name: 'Ana Puerto', club: 'PBR', position: 2, average: 9.9 }),
      star(9001, 2),
    ];
    const incoming = (maxPerClub: number | null) => swapNames(planFormation({ lineup, pool, maxPerClub }, '442'));
    expect(incoming(null)).toEqual([['Apaza', 'Puerto']]);
    expect(incoming(4)).toEqual([['Apaza', 'Estrella9001']]);
  });

  it('names only who leaves when the pool cannot be read', () => {
    expect(swapNames(planFormationBlind(lineup, '343'))).toEqual([['Tello', null]]);
    expect(swapNames(planFormationBlind(lineup, '541'))).toEqual([
      ['Mori', null],
      ['Apaza', null],
    ]);
  });
});

describe("the preview of 'Completar con los mejores'", () => {
  const source = { lineup, pool: [...everyone, star(9001, 3), star(9002, 0)], maxPerClub: null };

  it('brings the best of each line and leaves the others where they are', () => {
    const plan = planAutofill(source, new Set());
    const { players } = playersOf(lineup);
    for (const [slot, id] of plan.players.entries()) {
      const swap = plan.swaps.find((one) => one.slot === slot);
      expect(id).toBe(swap ? swap.in?.id : players[slot]);
    }
    expect(plan.players).toContain(9001);
    expect(plan.players[0]).toBe(9002);
    expect(new Set(plan.players).size).toBe(12);
  });

  it('prefers whoever is fit over a better average', () => {
    const injured = fixturePlayer({ id: 9005, name: 'Ana Rota', club: 'MAR', position: 0, average: 9.9, condition: 2 });
    const plan = planAutofill({ ...source, pool: [...source.pool, injured] }, new Set());
    expect(plan.players[0]).toBe(9002);
  });

  it('keeps the slots it is told to keep', () => {
    const plan = planAutofill(source, new Set([0, 8]));
    expect(plan.players[0]).toBe(1000);
    expect(plan.players[8]).toBe(1300);
    expect(plan.players).toContain(9001);
  });

  it('keeps a locked slot', () => {
    const [keeper] = lineup.porteros;
    const locked = { ...lineup, porteros: [{ ...keeper!, locked: true }] };
    expect(planAutofill({ ...source, lineup: locked }, new Set()).players[0]).toBe(1000);
  });

  it('changes nothing when the best already play', () => {
    const best = planAutofill({ lineup, pool: [], maxPerClub: null }, new Set());
    expect(best.swaps).toEqual([]);
    expect(best.players).toEqual(playersOf(lineup).players);
  });

  it('fails when the limit per club leaves no team', () => {
    expect(() => planAutofill({ lineup, pool: [], maxPerClub: 1 }, new Set())).toThrow(/pool has nobody left/);
  });
});

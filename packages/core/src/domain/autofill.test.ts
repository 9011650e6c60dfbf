import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyFormation, Condition, Position } from '../contract/wire';
import { type PoolPlayer, UnfilledPositionError, autofill } from './autofill';
import { playableFormations, slotsOf } from './formation';

const player = (id: number, position: Position, over: Partial<PoolPlayer> = {}): PoolPlayer => ({
  id,
  position,
  condition: 0,
  avg_points: 5,
  team_id: id,
  ...over,
});

// F6 needs 1 goalkeeper, 2 defenders, 2 midfielders, 1 forward.
const outfield = [player(11, 1), player(12, 1), player(21, 2), player(22, 2), player(31, 3)];
const goalkeeperOf = (pool: PoolPlayer[]) => autofill([...pool, ...outfield], '221')[0];

describe('autofill, per slot', () => {
  it.each([
    ['the highest average wins', [player(1, 0), player(2, 0, { avg_points: 5.1 })], 2],
    ['a tie goes to the lower id', [player(2, 0), player(1, 0)], 1],
    ['a doubtful star waits behind anyone fit', [player(1, 0, { condition: 1, avg_points: 9 }), player(2, 0)], 2],
    [
      'a doubtful one comes before the injured',
      [player(1, 0, { condition: 2, avg_points: 9 }), player(2, 0, { condition: 1 })],
      2,
    ],
    [
      'the injured come before the suspended',
      [player(1, 0, { condition: 3, avg_points: 9 }), player(2, 0, { condition: 2 })],
      2,
    ],
    ['the suspended play when nobody else is left', [player(1, 0, { condition: 3 })], 1],
  ])('%s', (_, pool, winner) => expect(goalkeeperOf(pool)).toBe(winner));

  it('keeps pinned slots and fills around them', () => {
    const pool = [player(1, 0), player(2, 0, { avg_points: 9 }), ...outfield, player(13, 1, { avg_points: 1 })];
    expect(autofill(pool, '221', { keep: { 0: 1, 2: 13 } })).toEqual([1, 11, 13, 21, 22, 31]);
  });

  it('never repeats a pinned player in a free slot of their line', () => {
    expect(autofill([player(1, 0), ...outfield], '221', { keep: { 2: 11 } })).toEqual([1, 12, 11, 21, 22, 31]);
  });

  it('keeps a pinned player who has left the pool', () => {
    expect(autofill([player(1, 0), ...outfield], '221', { keep: { 5: 99 } })[5]).toBe(99);
  });

  it('says which position cannot be filled', () => {
    const attempt = () => autofill(outfield, '221');
    expect(attempt).toThrow(UnfilledPositionError);
    expect(attempt).toThrow('slot 0 (Portero)');
  });

  it.each([
    ['a pinned player of another position', { 0: 11 }, 'slot 0'],
    ['one player pinned twice', { 1: 11, 2: 11 }, 'two slots'],
  ])('refuses %s', (_, keep, words) => {
    expect(() => autofill([player(1, 0), ...outfield], '221', { keep })).toThrow(words);
  });
});

describe('autofill under max_per_club', () => {
  it('passes over a better player of a club that is full', () => {
    const pool = [player(1, 0, { team_id: 7 }), ...outfield, player(32, 3, { avg_points: 9, team_id: 7 })];
    expect(autofill(pool, '221')[5]).toBe(32);
    expect(autofill(pool, '221', { maxPerClub: 1 })[5]).toBe(31);
  });

  it('lets an earlier pick give way when a later slot has no other club', () => {
    const clubs = [player(1, 0, { avg_points: 9, team_id: 7 }), player(2, 0), player(31, 3, { team_id: 7 })];
    const pool = [...clubs, ...outfield.filter(({ id }) => id !== 31)];
    expect(autofill(pool, '221', { maxPerClub: 1 })).toEqual([2, 11, 12, 21, 22, 31]);
  });

  it('never moves a pinned player to make room', () => {
    const clubs = [player(1, 0, { team_id: 7 }), player(2, 0), player(31, 3, { team_id: 7 })];
    const pool = [...clubs, ...outfield.filter(({ id }) => id !== 31)];
    expect(() => autofill(pool, '221', { maxPerClub: 1, keep: { 0: 1 } })).toThrow(UnfilledPositionError);
  });
});

const poolOf = (size: number, clubs: number) =>
  fc
    .array(
      fc.record({
        position: fc.constantFrom<Position>(0, 1, 2, 3, 4),
        condition: fc.constantFrom<Condition>(0, 0, 0, 1, 2, 3),
        avg_points: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 10),
        team_id: fc.integer({ min: 1, max: clubs }),
      }),
      { minLength: size, maxLength: size * 2 },
    )
    .map((players) => players.map((each, index) => ({ id: index + 1, ...each })));

/** The best lineup by the letter of R4.3 when no club limit interferes: every line is the top of its sorted position. */
function lettersOfTheRule(pool: PoolPlayer[], formation: AnyFormation): number[] | null {
  const order = (a: PoolPlayer, b: PoolPlayer) =>
    a.condition !== b.condition
      ? a.condition - b.condition
      : a.avg_points !== b.avg_points
        ? b.avg_points - a.avg_points
        : a.id - b.id;
  const queues = ([0, 1, 2, 3, 4] as Position[]).map((position) =>
    pool.filter((each) => each.position === position).sort(order),
  );
  const ids = slotsOf(formation).map(({ position }) => queues[position]?.shift()?.id ?? null);
  return ids.includes(null) ? null : (ids as number[]);
}

/** Whether any lineup at all respects the limit, by trying every club for every slot. */
function exists(pool: PoolPlayer[], formation: AnyFormation, limit: number): boolean {
  const slots = slotsOf(formation);
  const used = new Set<number>();
  const count = new Map<number, number>();
  const from = (index: number): boolean => {
    const slot = slots[index];
    if (!slot) return true;
    const tried = new Set<number>();
    return pool.some(({ id, position, team_id }) => {
      const held = count.get(team_id) ?? 0;
      if (position !== slot.position || used.has(id) || tried.has(team_id) || held >= limit) return false;
      tried.add(team_id);
      used.add(id);
      count.set(team_id, held + 1);
      const found = from(index + 1);
      used.delete(id);
      count.set(team_id, held);
      return found;
    });
  };
  return from(0);
}

const attempt = (run: () => number[]): number[] | null => {
  try {
    return run();
  } catch (error) {
    if (error instanceof UnfilledPositionError) return null;
    throw error;
  }
};

describe('autofill by a draw (rules R14.7)', () => {
  const squads = (clubs: number) =>
    Array.from({ length: clubs }, (_, club) =>
      [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4].map((position, i) => ({
        id: club * 100 + i + 1,
        position: position as Position,
        condition: 0 as const,
        avg_points: 1 + (i % 4) * 2,
        team_id: club,
      })),
    ).flat();

  it('gives the same for the same seed, whoever else is in the pool, and another for another', () => {
    const pool = squads(8);
    const drawn = (seed: number) => autofill(pool, '442', { maxPerClub: 4, seed });
    expect(drawn(7)).toEqual(drawn(7));
    expect(autofill([...pool].toReversed(), '442', { maxPerClub: 4, seed: 7 })).toEqual(drawn(7));
    const elevens = new Set(Array.from({ length: 200 }, (_, seed) => drawn(seed + 1).join()));
    expect(elevens.size).toBe(200);
  });

  it('is valid: every place its position, nobody twice, no club beyond the limit', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 4, max: 10 }), (seed, clubs) => {
        const pool = squads(clubs);
        const team = autofill(pool, '442', { maxPerClub: 4, seed }).map((id) => pool.find((each) => each.id === id)!);
        expect(team.map(({ position }) => position)).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4]);
        expect(new Set(team.map(({ id }) => id)).size).toBe(12);
        const ofClub = (club: number) => team.filter(({ team_id }) => team_id === club).length;
        expect(Math.max(...team.map(({ team_id }) => ofClub(team_id)))).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('takes who has more points on average more often', () => {
    const pool = squads(8);
    const times = new Map<number, number>();
    for (let seed = 1; seed <= 2000; seed += 1) {
      for (const id of autofill(pool, '442', { maxPerClub: 4, seed })) times.set(id, (times.get(id) ?? 0) + 1);
    }
    const often = (avg: number) => {
      const such = pool.filter(({ position, avg_points }) => position === 2 && avg_points === avg);
      return such.reduce((sum, { id }) => sum + (times.get(id) ?? 0), 0) / such.length;
    };
    expect(often(7)).toBeGreaterThan(often(5));
    expect(often(5)).toBeGreaterThan(often(3));
    expect(often(3)).toBeGreaterThan(often(1));
    expect(often(1)).toBeGreaterThan(0);
  });

  it('still takes the fit before the doubtful', () => {
    const pool = squads(8).map((each) => (each.team_id < 4 ? each : { ...each, condition: 1 as const }));
    const ids = autofill(pool, '442', { maxPerClub: 4, seed: 3 });
    expect(ids.every((id) => id < 400)).toBe(true);
  });
});

describe('autofill, over many pools', () => {
  it('equals the letter of R4.3 when no club limit interferes', () => {
    let filled = 0;
    fc.assert(
      fc.property(poolOf(30, 20), fc.constantFrom(...playableFormations, '221' as const), (pool, formation) => {
        const expected = lettersOfTheRule(pool, formation);
        if (expected) filled += 1;
        expect(attempt(() => autofill(pool, formation))).toEqual(expected);
      }),
      { numRuns: 400 },
    );
    expect(filled).toBeGreaterThan(100);
  });

  it('finds a lineup under a club limit exactly when one exists, and it breaks no rule', () => {
    const seen = { found: 0, impossible: 0 };
    fc.assert(
      fc.property(poolOf(14, 7), fc.integer({ min: 1, max: 2 }), (pool, limit) => {
        const ids = attempt(() => autofill(pool, '221', { maxPerClub: limit }));
        expect(ids !== null).toBe(exists(pool, '221', limit));
        seen[ids ? 'found' : 'impossible'] += 1;
        if (!ids) return;
        const team = ids.map((id) => pool.find((each) => each.id === id));
        expect(new Set(ids).size).toBe(6);
        expect(team.map((each) => each?.position)).toEqual([0, 1, 1, 2, 2, 3]);
        const ofClub = (club?: number) => team.filter((each) => each?.team_id === club).length;
        expect(Math.max(...team.map((each) => ofClub(each?.team_id)))).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 2_000 },
    );
    expect(Math.min(seen.found, seen.impossible)).toBeGreaterThan(100);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Position } from '../contract/wire';
import { type PoolPlayer, autofill } from './autofill';
import { changeFormation } from './changeFormation';
import { formationRows, playableFormations } from './formation';

// Ten per position: ids 1.. are goalkeepers, 101.. defenders, and so on; the lower the id the better.
const pool: PoolPlayer[] = ([0, 1, 2, 3, 4] as Position[]).flatMap((position) =>
  Array.from({ length: 10 }, (_, index) => ({
    id: position * 100 + index + 1,
    position,
    condition: 0 as const,
    avg_points: 10 - index,
    team_id: index + 1,
  })),
);
const worst = autofill(
  pool.map((each) => ({ ...each, avg_points: -each.avg_points })),
  '442',
);

describe('formation change', () => {
  it('keeps the first n of each line by slot order and fills the new slots with the best of the pool', () => {
    expect(worst).toEqual([10, 110, 109, 108, 107, 210, 209, 208, 207, 310, 309, 410]);
    expect(changeFormation({ players: worst, from: '442', to: '352', pool })).toEqual({
      players: [10, 110, 109, 108, 210, 209, 208, 207, 201, 310, 309, 410],
      added: [201],
      removed: [107],
    });
    expect(changeFormation({ players: worst, from: '442', to: '433', pool })).toEqual({
      players: [10, 110, 109, 108, 107, 210, 209, 208, 310, 309, 301, 410],
      added: [301],
      removed: [207],
    });
  });

  it('respects max_per_club when it fills', () => {
    const { added } = changeFormation({ players: worst, from: '442', to: '343', pool, maxPerClub: 1 });
    expect(added).toEqual([301]);
    const held = pool.map((each) => (each.id === 301 ? { ...each, team_id: 10 } : each));
    expect(changeFormation({ players: worst, from: '442', to: '343', pool: held, maxPerClub: 1 }).added).toEqual([302]);
  });

  it('asks for all players of the old formation', () => {
    expect(() => changeFormation({ players: [1], from: '442', to: '433', pool })).toThrow('12 players');
  });

  it('keeps every line as long as it may, adds as many as it removes, and changes nothing when the formation stays', () => {
    const formation = fc.constantFrom(...playableFormations);
    fc.assert(
      fc.property(formation, formation, (from, to) => {
        const before = autofill(pool, from);
        const { players, added, removed } = changeFormation({ players: before, from, to, pool });
        expect(new Set(players).size).toBe(12);
        expect(added.length).toBe(removed.length);
        if (from === to) expect(players).toEqual(before);
        formationRows(to).forEach(({ slots }, line) => {
          const old = formationRows(from)[line]?.slots.map((slot) => before[slot]) ?? [];
          const now = slots.map((slot) => players[slot]);
          const kept = Math.min(old.length, now.length);
          expect(now.slice(0, kept)).toEqual(old.slice(0, kept));
        });
      }),
      { numRuns: 300 },
    );
  });
});

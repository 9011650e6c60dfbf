import { expect, it } from 'vitest';
import type { Player } from '@arma11/core/contract';
import { autofill } from '@arma11/core/domain';
import { fixturePool } from '@arma11/testing/fixtures/lineupFixture';
import { fitLineup } from './fitLineup';

const pool = ([0, 1, 2, 3, 4] as const).flatMap((position) => fixturePool(position, 12));
const best = autofill(
  pool.map((player) => ({ ...player, team_id: player.team.id })),
  '442',
);
const players = best.map((id) => ({ id, name: pool.find((player) => player.id === id)!.short_name }));
const kept = { formation: '442' as const, players, captain: 5 };
const without = (...gone: number[]): Player[] => pool.filter(({ id }) => !gone.includes(id));

it('leaves an eleven as it is while the pool has all of it', () => {
  expect(fitLineup(kept, pool, null)).toEqual({ formation: '442', players: best, captain: 5, gone: [], came: [] });
});

it('takes out whoever has left the pool, puts the best of their position in, and says who', () => {
  const fitted = fitLineup(kept, without(best[2]!), null)!;
  expect(fitted.gone).toEqual([players[2]]);
  expect(fitted.came.map(({ position }) => position)).toEqual([1]);
  expect(fitted.players.filter((id) => best.includes(id))).toHaveLength(11);
  expect(fitted.captain).toBe(5);
});

it('takes the armband from who is not there any more', () => {
  expect(fitLineup(kept, without(best[5]!), null)!.captain).toBeNull();
});

it('takes out who plays in another position by now, and who is there twice', () => {
  const moved = pool.map((player): Player => (player.id === best[1] ? { ...player, position: 2 } : player));
  expect(fitLineup(kept, moved, null)!.gone).toEqual([players[1]]);
  const twice = { ...kept, players: players.map((each, slot) => (slot === 2 ? players[1]! : each)) };
  expect(fitLineup(twice, pool, null)!.gone).toEqual([players[1]]);
});

it('holds no more of one club than the room takes', () => {
  const fitted = fitLineup(kept, pool, 2)!;
  const clubs = fitted.players.map((id) => pool.find((player) => player.id === id)!.team.id);
  expect(Math.max(...clubs.map((club) => clubs.filter((other) => other === club).length))).toBeLessThanOrEqual(2);
});

it('is nothing where the pool cannot fill it', () => {
  expect(
    fitLineup(kept, without(...pool.filter(({ position }) => position === 4).map(({ id }) => id)), null),
  ).toBeNull();
});

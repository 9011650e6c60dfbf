import type { AnyFormation } from '@arma11/core/contract';
import { autofill, playableFormations, replacementProblem, slotsOf, type PoolPlayer } from '@arma11/core/domain';
import { weighted } from '../season/weighted';

/** A lineup: a formation and who stands in its slots. */
export interface RivalLineup {
  formation: AnyFormation;
  players: number[];
}

/** How many of the best of a position a rival chooses among. */
const CHOICE = 14;

/** What a rival fields: the best of the pool in a formation they like, and a few of their own ideas (rules R4.3, R4.4). */
export function rivalLineup(
  pool: readonly PoolPlayer[],
  random: () => number,
  formations: readonly AnyFormation[] = playableFormations,
): RivalLineup {
  const formation = formations[Math.floor(random() * formations.length)]!;
  const players = autofill(pool, formation);
  const ideas = 2 + Math.floor(random() * 6);
  for (let idea = 0; idea < ideas; idea += 1) substitute(players, formation, pool, random);
  return { formation, players };
}

function substitute(
  players: number[],
  formation: AnyFormation,
  pool: readonly PoolPlayer[],
  random: () => number,
): void {
  const slots = slotsOf(formation);
  const { slot, position } = slots[Math.floor(random() * slots.length)]!;
  const team = (id: number) => ({ id: pool.find((player) => player.id === id)?.team_id ?? 0 });
  const lineup = slots.map((place) => {
    const id = players[place.slot]!;
    return { slot: place.slot, player_type: place.position, player: { id, team: team(id) } };
  });
  const candidates = pool
    .filter((player) => player.position === position && player.condition === 0)
    .toSorted((a, b) => b.avg_points - a.avg_points || a.id - b.id)
    .slice(0, CHOICE)
    .filter(({ id, team_id }) => {
      const candidate = { id, position, team: { id: team_id } };
      return replacementProblem({ progress: '0', lineup, slot, candidate }) === null;
    });
  if (candidates.length === 0) return;
  players[slot] = weighted(candidates, ({ avg_points }) => 1 + Math.max(0, avg_points), random).id;
}

import type { AnyFormation, Player } from '@arma11/core/contract';
import { autofill, slotsOf } from '@arma11/core/domain';
import type { KeptFootballer, KeptLineup } from './keptLineup';

/** The eleven of a guest as it fits into the pool of now. */
export interface FittedLineup {
  formation: AnyFormation;
  /** The player ids by slot. */
  players: number[];
  /** The captain's slot; null for nobody. */
  captain: number | null;
  /** Who cannot play in it any more. */
  gone: readonly KeptFootballer[];
  /** Who came in for them. */
  came: readonly Player[];
}

/**
 * Leaves in an eleven whoever the pool still has in their position, within the room's limit of one club, and fills the
 * other places with the best (rules R4.3). Null where the pool cannot fill them.
 */
export function fitLineup(
  { formation, players, captain }: Pick<KeptLineup, 'formation' | 'players' | 'captain'>,
  pool: readonly Player[],
  maxPerClub: number | null,
): FittedLineup | null {
  const byId = new Map(pool.map((player) => [player.id, player]));
  const clubs = new Map<number, number>();
  const keep: Record<number, number> = {};
  for (const { slot, position } of slotsOf(formation)) {
    const player = byId.get(players[slot]?.id ?? 0);
    const held = player ? (clubs.get(player.team.id) ?? 0) : 0;
    if (player?.position !== position || (maxPerClub !== null && held >= maxPerClub)) continue;
    if (Object.values(keep).includes(player.id)) continue;
    clubs.set(player.team.id, held + 1);
    keep[slot] = player.id;
  }
  try {
    const drawable = pool.map((player) => ({ ...player, team_id: player.team.id }));
    const filled = autofill(drawable, formation, { keep, maxPerClub });
    return {
      formation,
      players: filled,
      captain: captain !== null && captain in keep ? captain : null,
      gone: players.filter((_, slot) => !(slot in keep)),
      came: filled.flatMap((id, slot) => (slot in keep ? [] : (byId.get(id) ?? []))),
    };
  } catch {
    // Too few players, or too few clubs under the limit.
    return null;
  }
}

import type { Lineup, LineupEntry, Match } from '@arma11/core/contract';
import { flattenLineup, groupLineup } from '@arma11/core/domain';

/** The lineup with its players' matches as they are now; their locks stay those of the room. */
export function withMatches(lineup: Lineup, matches: readonly Match[]): Lineup {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const fresh = (entry: LineupEntry): LineupEntry => {
    const held = entry.player.match;
    const moved = held && byId.get(held.id);
    if (!moved) return entry;
    const { lock_at, close_predi } = held;
    return { ...entry, player: { ...entry.player, match: { ...moved, lock_at, close_predi } } };
  };
  return { ...lineup, ...groupLineup(flattenLineup(lineup).map(fresh)) };
}

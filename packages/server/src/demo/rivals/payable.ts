import type { PricedPlayer } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';
import { fillByRules } from '../../rooms/slate/fillByRules';
import type { RivalLineup } from './rivalLineup';

/** A rival's idea, with cheaper players where the budget of the room asks for it (rules R4.8). */
export function payable(
  room: Pick<RoomRow, 'rules'>,
  pool: readonly PricedPlayer[],
  { formation, players }: RivalLineup,
): number[] {
  if (!room.rules.flags.budget) return players;
  return fillByRules(room, pool, formation, { prefer: Object.fromEntries(players.map((id, slot) => [slot, id])) });
}

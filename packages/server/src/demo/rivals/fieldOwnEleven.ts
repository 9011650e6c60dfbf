import { isCasual, playableFormations, type PricedPlayer } from '@arma11/core/domain';
import { checkLineup } from '../../rooms/lineups/checkPlayers';
import { lockLineup, writeLineup } from '../../rooms/lineups/editLineup';
import type { Tx } from '../../platform/db/database';
import { payable } from './payable';
import { rivalLineup } from './rivalLineup';

/** Changes the lineup that an entry was given for one of its own ideas, by the rules that every save goes through. */
export async function fieldOwnEleven(
  tx: Tx,
  { entryId, userId, jornada, pool }: { entryId: number; userId: number; jornada: number; pool: PricedPlayer[] },
  random: () => number,
): Promise<void> {
  const held = await lockLineup(tx, userId, { entryId, jornada }, null);
  const { formation, players } = rivalLineup(pool, random, isCasual(held.room) ? ['221'] : playableFormations);
  const paid = payable(held.room, pool, { formation, players });
  checkLineup(paid, formation, held, pool);
  await writeLineup(tx, held, { formation, players: paid });
}

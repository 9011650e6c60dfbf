import { isCasual, playableFormations, type PoolPlayer } from '@arma11/core/domain';
import { checkLineup } from '../../rooms/lineups/checkPlayers';
import { lockLineup, writeLineup } from '../../rooms/lineups/editLineup';
import type { Tx } from '../../platform/db/database';
import { rivalLineup } from './rivalLineup';

/** Changes the lineup that an entry was given for one of its own ideas, by the rules that every save goes through. */
export async function fieldOwnEleven(
  tx: Tx,
  { entryId, userId, jornada, pool }: { entryId: number; userId: number; jornada: number; pool: PoolPlayer[] },
  random: () => number,
): Promise<void> {
  const held = await lockLineup(tx, userId, { entryId, jornada }, null);
  const { formation, players } = rivalLineup(pool, random, isCasual(held.room) ? ['221'] : playableFormations);
  checkLineup(players, formation, held.room.rules.flags.max_per_club, pool);
  await writeLineup(tx, held, { formation, players });
}

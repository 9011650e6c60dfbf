import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { Refusal } from '../../platform/refusal';
import { readOpenPool } from '../slate/pool';
import { lineupBefore } from '../slate/lineupBefore';
import { startingLineup } from '../slate/startingLineup';
import { giveLineups } from '../slate/storeLineup';

/**
 * Makes the complete valid lineup of an entry for a jornada, unless it has one, of players whose match has not begun: its
 * own of the jornada before, or a draw (rules R4.3, R14.5 to R14.7).
 * @returns whether it was made now.
 */
export async function generateLineup(
  tx: Tx,
  room: Pick<RoomRow, 'id' | 'league_id' | 'lock_at' | 'tipo' | 'rules' | 'jornada_from'>,
  entryId: number,
  jornada: number,
): Promise<boolean> {
  const { pool, locked } = await readOpenPool(tx, room, jornada);
  const before = jornada === room.jornada_from ? null : await lineupBefore(tx, entryId, jornada);
  const lineup = startingLineup(room, pool, { entryId, before });
  if (!lineup) throw tooFewPlayers(locked.size > 0);
  const given = await giveLineups(tx, room, jornada, [{ ...lineup, entryId }]);
  const { formation } = lineup;
  await tx
    .updateTable('entry')
    .set({ formation })
    .where('id', '=', entryId)
    .where('formation', '<>', formation)
    .execute();
  return given > 0;
}

const tooFewPlayers = (begun: boolean) =>
  new Refusal(
    422,
    'REGLA',
    begun
      ? 'Ya empezaron partidos de esta jornada y los que faltan no alcanzan para un equipo. Elige otra sala.'
      : 'Los clubes de esta jornada aún no tienen jugadores suficientes. Vuelve más tarde.',
  );

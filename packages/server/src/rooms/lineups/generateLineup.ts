import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { Refusal } from '../../platform/refusal';
import { fillLineup, firstFormation } from '../slate/fillLineup';
import { readPool } from '../slate/pool';

/**
 * Makes the complete valid lineup of an entry for a jornada, unless it has one (rules R4.3).
 * @returns whether it was made now.
 */
export async function generateLineup(
  tx: Tx,
  room: Pick<RoomRow, 'league_id' | 'tipo' | 'rules'>,
  entryId: number,
  jornada: number,
): Promise<boolean> {
  const formation = firstFormation(room);
  const pool = await readPool(tx, room.league_id, jornada);
  const players = fillLineup(pool, formation, room.rules.flags.max_per_club);
  if (!players) {
    const sentence = 'Los clubes de esta jornada aún no tienen jugadores suficientes. Vuelve más tarde.';
    throw new Refusal(422, 'REGLA', sentence);
  }
  const { rows } = await sql`
    insert into lineup (entry_id, jornada, formation, players, saved_at)
    values (${entryId}, ${jornada}, ${formation}, ${players}::int[], app_now())
    on conflict (entry_id, jornada) do nothing returning id`.execute(tx);
  await tx
    .updateTable('entry')
    .set({ formation })
    .where('id', '=', entryId)
    .where('formation', '<>', formation)
    .execute();
  return rows.length > 0;
}

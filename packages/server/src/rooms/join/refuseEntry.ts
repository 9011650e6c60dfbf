import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Paid rooms that a newcomer has fewer of behind them than this (rules R2.6). */
export const NEWCOMER_ROOMS = 50;

/**
 * Refuses a second seat in a room (rules R2.5) and, in rooms for beginners, players with many closed paid rooms
 * behind them (R2.6).
 */
export async function refuseEntry(tx: Tx, { roomId, userId }: { roomId: number; userId: number }): Promise<void> {
  const { rows } = await sql<{ mine: number | null; veteran: boolean }>`
    select e.id as mine, (r.rules->'flags'->>'solo_nuevos')::boolean and ${NEWCOMER_ROOMS} <= (
      select count(*) from (
        select from entry old join room played on played.id = old.room_id
        where old.user_id = ${userId} and old.fee > 0 and played.estado = 'pagada' limit ${NEWCOMER_ROOMS}
      ) closed) as veteran
    from room r left join entry e on e.room_id = r.id and e.user_id = ${userId} where r.id = ${roomId}`.execute(tx);
  const found = rows[0];
  if (found?.mine)
    throw new Refusal(409, 'YA_INSCRITO', 'Ya estás en esta sala. Entra a jugar.', { ins_user: found.mine });
  if (found?.veteran)
    throw new Refusal(403, 'SOLO_NUEVOS', 'Esta sala es para quienes recién empiezan. Elige otra: hay para tu nivel.');
}

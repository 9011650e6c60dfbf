import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { Refusal } from '../refusal';

/** Paid rooms that a newcomer has fewer of behind him than this (rules.md R2.6). */
export const NEWCOMER_ROOMS = 50;

/** Keeps players with many closed paid rooms out of rooms for beginners (rules.md R2.6). */
export async function refuseVeteran(tx: Tx, { roomId, userId }: { roomId: number; userId: number }): Promise<void> {
  const { rows } = await sql<{ veteran: boolean }>`
    select (r.rules->'flags'->>'solo_nuevos')::boolean and ${NEWCOMER_ROOMS} <= (
      select count(*) from (
        select from entry e join room played on played.id = e.room_id
        where e.user_id = ${userId} and e.fee > 0 and played.estado = 'pagada' limit ${NEWCOMER_ROOMS}
      ) closed) as veteran
    from room r where r.id = ${roomId}`.execute(tx);
  if (rows[0]?.veteran) {
    throw new Refusal(403, 'SOLO_NUEVOS', 'Esta sala es para quienes recién empiezan. Elige otra: hay para tu nivel.');
  }
}

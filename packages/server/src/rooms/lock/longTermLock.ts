import { sql } from 'kysely';
import { takesAnswers } from '../../catalogue/matches/matchView';
import type { Queryable, Tx } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';

/** When question `k` about the competition of room `r` locks: at a time of its own, or with the room (rules R17.5). */
export const lockOfLongTerm: Value<string> = sql`coalesce(k.lock_at, r.lock_at)`;

/**
 * Whether question `k` about the competition of room `r` takes answers: before its lock, while nobody knows the answer and
 * some match of the room is still to begin.
 */
export const takesLongTerm: Where = sql`(app_now() < ${lockOfLongTerm} and not exists (
    select from league_outcome o where o.league_id = r.league_id and o.kind = k.kind)
  and exists (select from room_match rm join match_now m on m.id = rm.match_id
    where rm.room_id = r.id and not rm.void and ${takesAnswers}))`;

/**
 * The questions about the competition that a room still takes answers to (rules R17.5). Asked in a statement of its own
 * once their rows are held: whoever tells the answer waits for the saves under way, and a save may have waited for them.
 */
export async function openLongTerm(tx: Tx, roomId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select k.id from market k join room r on r.id = k.room_id
    where r.id = ${roomId} and k.match_id is null and ${takesLongTerm}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** When the last of a room's questions about the competition locks; null where it asks none. */
export async function longTermLock(q: Queryable, roomId: number): Promise<string | null> {
  const { rows } = await sql<{ lock_at: string | null }>`
    select max(${lockOfLongTerm}) as lock_at from market k join room r on r.id = k.room_id
    where r.id = ${roomId} and k.match_id is null`.execute(q);
  return rows[0]!.lock_at;
}

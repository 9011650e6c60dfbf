import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { takesAnswers } from '../../catalogue/matches/matchView';

/**
 * Which of these matches still take answers in a room, void ones do not (rules R6.3). Their rows are shared until the commit: whoever locks or starts a match
 * waits for the saves under way. The time is asked in a statement of its own, after the rows are had, because a save may
 * have waited for them past the lock (security I6).
 */
export async function lockMatches(tx: Tx, roomId: number, ids: readonly number[]): Promise<ReadonlySet<number>> {
  await sql`select id from match where id = any(${[...ids]}::int[]) order by id for share`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    select m.id from room r join room_match rm on rm.room_id = r.id and not rm.void
    join match_now m on m.id = rm.match_id and m.id = any(${[...ids]}::int[])
    where r.id = ${roomId} and ${takesAnswers}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

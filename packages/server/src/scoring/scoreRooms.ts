import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { scoreCompeRooms } from './scoreCompeRoom';
import { scorePrediRooms } from './scorePrediRoom';

/** Brings the points of these rooms up to date and remembers everyone's previous place for the arrows. */
export async function scoreRooms(tx: Tx, roomIds: number[]): Promise<void> {
  if (roomIds.length === 0) return;
  await rememberPlaces(tx, roomIds);
  await scoreCompeRooms(tx, roomIds);
  await scorePrediRooms(tx, roomIds);
  await sql`update room set scored_at = app_now() where id = any(${roomIds}::int[])`.execute(tx);
}

async function rememberPlaces(tx: Tx, roomIds: number[]): Promise<void> {
  await sql`
    update entry e set previous_rank = r.place
    from (select id, rank() over (partition by room_id order by points desc, tiebreak desc) as place
          from entry where room_id = any(${roomIds}::int[])) r
    where r.id = e.id and e.previous_rank is distinct from r.place`.execute(tx);
}

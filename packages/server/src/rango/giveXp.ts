import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { entryXp } from './entryXp';

/** Gives the players of a room that has just been paid the XP they earned in it (rules.md R11.4). */
export async function giveXp(tx: Tx, roomId: number): Promise<void> {
  await sql`
    update app_user u set xp = u.xp + gained.xp
    from (select e.user_id, ${entryXp} as xp from entry e join room r on r.id = e.room_id where r.id = ${roomId}) gained
    where gained.user_id = u.id`.execute(tx);
}

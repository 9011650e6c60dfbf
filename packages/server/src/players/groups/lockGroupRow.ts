import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';

/** Holds a group's row until the commit. Whoever needs a player's lock or a room's row too takes those first. */
export async function lockGroupRow(tx: Tx, groupId: number): Promise<void> {
  await sql`select from friend_group where id = ${groupId} for no key update`.execute(tx);
}

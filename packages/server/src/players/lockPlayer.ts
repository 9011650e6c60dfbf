import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';

// The first half of an advisory lock's two-part key; lockPrice has 13, rooms' offers use the one-part keys.
const PLAYER = 12;

/**
 * Until the transaction ends no other write of this player's that asks for it goes on: what is counted before a join, a
 * top-up or a withdrawal still holds when it is written.
 */
export async function lockPlayer(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PLAYER}, ${userId})`.execute(tx);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';

const STRENGTHS = {
  /** To write beside others who do; whoever closes the room waits for all of them. */
  share: sql`for share`,
  /** To sell or give back a seat. */
  seat: sql`for no key update`,
  /** To change the room itself. */
  change: sql`for update`,
};

/**
 * Holds a room's row until the commit. Whether the room is open is asked afterwards, in a statement of its own: one that
 * waits for the row reads the clock before it waits, and that may be past the lock (security I6).
 */
export async function lockRoomRow(tx: Tx, roomId: number, strength: keyof typeof STRENGTHS): Promise<void> {
  await sql`select from room where id = ${roomId} ${STRENGTHS[strength]}`.execute(tx);
}

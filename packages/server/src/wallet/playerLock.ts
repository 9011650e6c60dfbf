import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';

// The first half of the advisory locks' two-part keys; rooms' offers use the one-part keys.
const PLAYER = 12;
const PRICE = 13;

/**
 * Until the transaction ends no other write of this player's that asks for it goes on: what is counted before a join, a
 * top-up or a withdrawal still holds when it is written.
 */
export async function lockPlayer(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PLAYER}, ${userId})`.execute(tx);
}

/** The same for top-ups of one price: two of them never take the same cents. */
export async function lockPrice(tx: Tx, priceCents: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PRICE}, ${priceCents})`.execute(tx);
}

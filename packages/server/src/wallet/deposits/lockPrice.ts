import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';

// The first half of an advisory lock's two-part key; lockPlayer has 12.
const PRICE = 13;

/** Until the transaction ends no other top-up of this price is made: two of them never take the same cents. */
export async function lockPrice(tx: Tx, priceCents: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PRICE}, ${priceCents})`.execute(tx);
}

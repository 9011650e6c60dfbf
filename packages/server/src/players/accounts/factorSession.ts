import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';

/** How long a session needs no second factor after it was shown: as many hours as a shift has. */
const FACTOR_HOURS = 12;

/** Whether the session `s` has shown the second factor lately enough. */
export const factorGiven = sql<boolean>`s.second_factor_at > app_now() - make_interval(hours => ${FACTOR_HOURS})`;

/** The session has just shown a second factor. */
export async function markFactorGiven(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await sql`update session set second_factor_at = app_now() where token_hash = ${tokenHash}`.execute(tx);
}

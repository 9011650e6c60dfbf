import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';

/** Ends what a partner may do for anybody. */
export async function endPartnerGrants(tx: Tx, partnerId: number): Promise<void> {
  await sql`update embed_grant set ended_at = app_now() where partner_id = ${partnerId} and ended_at is null`.execute(
    tx,
  );
}

/**
 * Signs out of a partner's page. What one page was granted ends; a link, which the partner's server made use of, stays:
 * of it the token alone ends.
 */
export async function endFromPage(tx: Tx, { grantId, tokenHash }: { grantId: number; tokenHash: Uint8Array }) {
  await sql`delete from embed_token where token_hash = ${tokenHash}`.execute(tx);
  await sql`update embed_grant set ended_at = app_now()
    where id = ${grantId} and user_ref is null and ended_at is null`.execute(tx);
}

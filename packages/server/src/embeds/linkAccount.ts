import { sql } from 'kysely';
import type { Tx } from '../db/database';
import { base64url, sha256 } from '../http/bytes';
import { createGrant, grantOver, type Granter, type PageRequest } from './createGrant';
import { pageClosed, type Partner, partnerOfKey } from './openPartner';

/** A code that lets one of our players link himself with one of a partner's: once, within ten minutes. */
export async function newLinkCode(
  tx: Tx,
  { partner, userRef, random }: { partner: Partner; userRef: string; random: (bytes: number) => Uint8Array },
): Promise<string> {
  const code = base64url(random(32));
  await sql`insert into embed_link_code (code_hash, partner_id, user_ref, expires_at)
    values (${await sha256(code)}, ${partner.id}, ${userRef}, app_now() + interval '10 minutes')`.execute(tx);
  return code;
}

/** Spends the code; answers whom it links, also to who spent it before. */
async function spend(tx: Tx, partner: Partner, code: string, userId: number): Promise<string> {
  const { rows } = await sql<{ user_ref: string }>`update embed_link_code set used_by = ${userId}
    where code_hash = ${await sha256(code)} and partner_id = ${partner.id} and expires_at > app_now()
      and (used_by is null or used_by = ${userId}) returning user_ref`.execute(tx);
  if (!rows[0]) throw grantOver();
  return rows[0].user_ref;
}

/**
 * Links the player with the partner's user that the code was made for; who was linked with that user before is so no
 * more. Done twice it is one link.
 */
export async function linkAccount(tx: Tx, { id: userId }: Granter, { key, link }: { key: string; link: string }) {
  const partner = await partnerOfKey(tx, key);
  if (!partner) throw pageClosed();
  const userRef = await spend(tx, partner, link, userId);
  await sql`update embed_grant set ended_at = app_now()
    where partner_id = ${partner.id} and user_ref = ${userRef} and ended_at is null and user_id <> ${userId}`.execute(
    tx,
  );
  await sql`insert into embed_grant (partner_id, user_id, scopes, user_ref)
    values (${partner.id}, ${userId}, ${partner.scopes}::text[], ${userRef})
    on conflict (partner_id, user_ref) where user_ref is not null and ended_at is null do nothing`.execute(tx);
  return { status: 'ok' as const, state: null };
}

/** Grants to a page, or links an account, as it was asked. */
export const grantOrLink = (
  tx: Tx,
  granter: Granter,
  asked: PageRequest | { key: string; link: string },
): Promise<{ status: 'ok'; state: string | null }> =>
  'link' in asked ? linkAccount(tx, granter, asked) : createGrant(tx, granter, asked);

import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { base64url, sha256 } from '../platform/bytes';
import { assertOfThisSide } from './assertOfThisSide';
import { createGrant, grantOver, type Granter, type PageRequest } from './createGrant';
import { pageClosed, type Partner, partnerOfKey } from './openPartner';

/** A code that lets one of our players link themselves with one of a partner's: once, within ten minutes. */
export async function newLinkCode(
  tx: Tx,
  { partner, userRef, random }: { partner: Partner; userRef: string; random: (bytes: number) => Uint8Array },
): Promise<string> {
  const code = base64url(random(32));
  await sql`insert into embed_link_code (code_hash, partner_id, user_ref, expires_at)
    values (${await sha256(code)}, ${partner.id}, ${userRef}, app_now() + interval '10 minutes')`.execute(tx);
  return code;
}

/** Whom a code links; null where this player has spent it already. */
async function spend(tx: Tx, partner: Partner, code: string, userId: number): Promise<string | null> {
  const hash = await sha256(code);
  const { rows } = await sql<{ user_ref: string }>`update embed_link_code set used_by = ${userId}
    where code_hash = ${hash} and partner_id = ${partner.id} and expires_at > app_now() and used_by is null
    returning user_ref`.execute(tx);
  if (rows[0]) return rows[0].user_ref;
  // Said again, it is no mistake for as long as what came of it holds.
  const linked = await sql`select 1 from embed_link_code c join embed_grant g using (partner_id, user_ref)
    where c.code_hash = ${hash} and c.partner_id = ${partner.id} and c.used_by = ${userId}
      and g.user_id = ${userId} and g.ended_at is null`.execute(tx);
  if (linked.rows.length === 0) throw grantOver();
  return null;
}

/**
 * Links the player with the partner's user that the code was made for; who was linked with that user before is so no
 * more. Done twice it is one link.
 */
async function linkAccount(tx: Tx, { id: userId }: Granter, { key, link }: { key: string; link: string }) {
  const partner = await partnerOfKey(tx, key);
  if (!partner) throw pageClosed();
  await assertOfThisSide(tx, partner, userId);
  const done = { status: 'ok' as const, state: null };
  const userRef = await spend(tx, partner, link, userId);
  if (userRef === null) return done;
  await sql`update embed_grant set ended_at = app_now()
    where partner_id = ${partner.id} and user_ref = ${userRef} and ended_at is null and user_id <> ${userId}`.execute(
    tx,
  );
  await sql`insert into embed_grant (partner_id, user_id, scopes, user_ref)
    values (${partner.id}, ${userId}, ${partner.scopes}::text[], ${userRef})
    on conflict (partner_id, user_ref) where user_ref is not null and ended_at is null do nothing`.execute(tx);
  return done;
}

/** Grants to a page, or links an account, as it was asked. */
export const grantOrLink = (
  tx: Tx,
  granter: Granter,
  asked: PageRequest | { key: string; link: string },
): Promise<{ status: 'ok'; state: string | null }> =>
  'link' in asked ? linkAccount(tx, granter, asked) : createGrant(tx, granter, asked);

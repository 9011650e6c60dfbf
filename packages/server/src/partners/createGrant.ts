import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { sha256 } from '../platform/bytes';
import { Refusal } from '../platform/refusal';
import { pageOf, partnerOfKey } from './openPartner';
import { assertOfThisSide } from './assertOfThisSide';

/** Who grants, and from which session. */
export interface Granter {
  id: number;
  tokenHash: Uint8Array;
}

/** What a partner's page has shown of itself. */
export interface PageRequest {
  key: string;
  state: string;
  challenge: string;
  origin: string;
}

/** A sign-in or a link that is used, or past its time. */
export const grantOver = () =>
  new Refusal(
    410,
    'PERMISO_VENCIDO',
    'Este permiso venció o ya se usó. Vuelve a la página de donde vienes y pide otro.',
  );

/**
 * Keeps the player's word for one page, to be redeemed once by whoever has the verifier behind the challenge
 * (redeemGrant). Said twice it is one grant; another sign-in's state is refused.
 */
export async function createGrant(tx: Tx, granter: Granter, { key, state, challenge, origin }: PageRequest) {
  const { partner } = pageOf(await partnerOfKey(tx, key), origin);
  await assertOfThisSide(tx, partner, granter.id);
  const stateHash = await sha256(state);
  await sql`insert into embed_grant (partner_id, user_id, scopes, origin, session_id, state_hash, challenge)
    select ${partner.id}, ${granter.id}, ${partner.scopes}::text[], ${origin}, s.id, ${stateHash}, ${challenge}
    from session s where s.token_hash = ${granter.tokenHash}
    on conflict (state_hash) do nothing`.execute(tx);
  const { rows } = await sql`select 1 from embed_grant where state_hash = ${stateHash} and user_id = ${granter.id}
    and partner_id = ${partner.id} and origin = ${origin} and challenge = ${challenge}
    and redeemed_at is null and ended_at is null`.execute(tx);
  if (rows.length === 0) throw grantOver();
  return { status: 'ok' as const, state };
}

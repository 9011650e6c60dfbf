import { EMBED_GRANT_HOURS, type EmbedPending, type EmbedScope, type EmbedToken } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Deps } from '../platform/deps';
import { base64url, sha256 } from '../platform/bytes';
import { Refusal } from '../platform/refusal';
import { grantOver } from './createGrant';
import { issueWithHandle } from './issueToken';
import { grantLives } from './livingGrant';
import { pageClosed, pageOf, partnerOfKey } from './openPartner';

interface Row {
  id: number;
  scopes: EmbedScope[];
  origin: string;
  challenge: string;
}

const PENDING: EmbedPending = { status: 'pendiente', retry_after: 1 };
const wrongProof = () => new Refusal(401, 'CREDENCIALES', 'No pudimos confirmar tu ingreso. Empieza otra vez.');

/**
 * Exchanges a grant for its first token: from the page that it was given to, by whoever has the verifier, once, within
 * five minutes. Pending until the player has granted.
 */
export async function redeemGrant(
  { db, random, partnerFigures }: Deps,
  { key, state, verifier }: { key: string; state: string; verifier: string },
  from: { origin: string | null; page: string | null },
): Promise<EmbedToken | EmbedPending> {
  const { partner, origin } = pageOf(await partnerOfKey(db.fresh, key), from.origin);
  const challenge = base64url(await sha256(verifier));
  const stateHash = await sha256(state);
  const token = await db.tx(async (tx) => {
    const { rows } = await sql<Row>`select id, scopes, origin, challenge from embed_grant
      where state_hash = ${stateHash} and partner_id = ${partner.id}`.execute(tx);
    const grant = rows[0];
    if (!grant) return PENDING;
    if (grant.origin !== origin) throw pageClosed();
    if (grant.challenge !== challenge) throw wrongProof();
    const redeemed = await sql`
      update embed_grant g set redeemed_at = app_now(), expires_at = app_now() + make_interval(hours => ${EMBED_GRANT_HOURS}::int)
      from partner p, app_user u, session s
      where g.id = ${grant.id} and p.id = g.partner_id and u.id = g.user_id and s.id = g.session_id and ${grantLives}
        and g.redeemed_at is null and g.created_at > app_now() - interval '5 minutes' returning 1`.execute(tx);
    if (redeemed.rows.length === 0) throw grantOver();
    return issueWithHandle(tx, random, { grantId: grant.id, scopes: grant.scopes, origin });
  });
  if ('token' in token) partnerFigures?.count({ partnerId: partner.id, page: from.page ?? origin }, 'sign_ins');
  return token;
}

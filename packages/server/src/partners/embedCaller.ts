import type { EmbedScope } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database';
import { allowsOrigin } from './allowsOrigin';
import { grantLives, joinedGrant } from './livingGrant';
import { sha256 } from '../platform/bytes';
import type { Caller } from '../platform/http/caller';

interface Row {
  user_id: number;
  grant_id: number;
  partner_id: number;
  scopes: EmbedScope[];
  origin: string | null;
  origins: string[];
}

/** Long ago: an embed token never passes for a sign-in of the last ten minutes. */
const NEVER = new Date(0).toISOString();

/**
 * Who an embed token acts for, or null when it has ended or is used from a page that it was not given to: elsewhere it is
 * worth nothing (security §4.5). Whatever the player's role, it is a player's.
 */
export async function embedCaller(db: Db, token: string, page: readonly string[]): Promise<Caller | null> {
  const tokenHash = await sha256(token);
  const { rows } = await sql<Row>`
    select g.user_id, g.id as grant_id, g.partner_id, g.scopes, t.origin, p.origins from embed_token t ${joinedGrant}
    where t.token_hash = ${tokenHash} and t.expires_at > app_now() and ${grantLives}`.execute(db.fresh);
  const found = rows[0];
  if (!found) return null;
  const { origin, origins } = found;
  const here = page.find((each) => (origin === null || each === origin) && allowsOrigin(origins, each));
  if (here === undefined) return null;
  const embed = { partnerId: found.partner_id, grantId: found.grant_id, origin: here, scopes: found.scopes };
  return { id: found.user_id, role: 'player', authAt: NEVER, tokenHash, embed };
}

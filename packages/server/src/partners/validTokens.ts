import { sql } from 'kysely';
import type { Queryable } from '../platform/db/database';
import { grantLives, joinedGrant } from './livingGrant';

/**
 * Returns which of these token hashes, in hex, are good: of sessions and of partners' pages that have not ended, expired
 * or been blocked. One question for all of them.
 */
export async function validTokens(q: Queryable, tokens: readonly string[]): Promise<Set<string>> {
  const asked = [...tokens];
  const { rows } = await sql<{ token: string }>`
    select encode(s.token_hash, 'hex') as token from session s join app_user u on u.id = s.user_id
    where s.token_hash = any(select decode(t, 'hex') from unnest(${asked}::text[]) as t)
      and s.revoked_at is null and s.expires_at > app_now() and u.blocked_at is null
    union all
    select encode(t.token_hash, 'hex') from embed_token t ${joinedGrant}
    where t.token_hash = any(select decode(h, 'hex') from unnest(${asked}::text[]) as h)
      and t.expires_at > app_now() and ${grantLives}`.execute(q);
  return new Set(rows.map(({ token }) => token));
}

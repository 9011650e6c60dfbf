import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { grantLives, joinedGrant } from '../../partners/livingGrant';
import type { Viewer } from '../../rooms/live/viewer';

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Ends the streams whose session or embed token has ended, expired or belongs to somebody blocked: one question for all of them. */
export async function endStrangers(q: Queryable, viewers: ReadonlySet<Viewer>): Promise<void> {
  if (viewers.size === 0) return;
  // Who comes while the question is under way was not asked about.
  const asked = [...viewers];
  const tokens = [...new Set(asked.map(({ tokenHash }) => hex(tokenHash)))];
  const { rows } = await sql<{ token: string }>`
    select encode(s.token_hash, 'hex') as token from session s join app_user u on u.id = s.user_id
    where s.token_hash = any(select decode(t, 'hex') from unnest(${tokens}::text[]) as t)
      and s.revoked_at is null and s.expires_at > app_now() and u.blocked_at is null
    union all
    select encode(t.token_hash, 'hex') from embed_token t ${joinedGrant}
    where t.token_hash = any(select decode(h, 'hex') from unnest(${tokens}::text[]) as h)
      and t.expires_at > app_now() and ${grantLives}`.execute(q);
  const known = new Set(rows.map(({ token }) => token));
  for (const { tokenHash, stream } of asked) if (!known.has(hex(tokenHash))) stream.end();
}

import { sql } from 'kysely';
import type { From, Where } from '../platform/db/fragments';

/**
 * What has to hold of a grant `g`, with its partner `p`, its player `u` and its session `s` (which a link has none of),
 * for it to be good: nobody has ended it, in whatever way, and its time is not over.
 */
export const grantLives: Where = sql`(g.ended_at is null and p.closed_at is null and u.blocked_at is null and u.deleted_at is null
  and (g.expires_at is null or g.expires_at > app_now())
  and (g.session_id is null or (s.revoked_at is null and s.expires_at > app_now())))`;

/** The tables of `grantLives`, to be put behind one that has `grant_id`, known as `t`. */
export const joinedGrant: From = sql`join embed_grant g on g.id = t.grant_id join partner p on p.id = g.partner_id
  join app_user u on u.id = g.user_id left join session s on s.id = g.session_id`;

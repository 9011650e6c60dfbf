import { sql } from 'kysely';

/**
 * On `u` (app_user): somebody whom a notice may call to the game. Who paused or excluded themselves is not called back to play
 * (rules R12.5), and stand-ins read nothing.
 */
export const isReachable = sql<boolean>`(not u.is_bot and u.blocked_at is null and u.deleted_at is null
  and not exists (select from play_limit p where p.user_id = u.id and p.pause_until > app_now())
  and coalesce(u.excluded_until <= app_now(), true))`;

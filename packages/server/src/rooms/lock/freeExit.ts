import { sql } from 'kysely';

/** So long a changed lock or slate lets players go (rules R14.4). */
const FREE_EXIT_MIN = 60;

/**
 * Until when entry `e` of room `r` may be given back whatever the rules of leaving: an hour from the last change of lock
 * or slate that its player did not know of when they joined, and no longer than the lock (rules R14.4). Null without one.
 */
export const freeExitUntil = sql<string | null>`(
  select least(max(c.at) + make_interval(mins => ${sql.lit(FREE_EXIT_MIN)}), r.lock_at) from room_change c
  where c.room_id = r.id and c.at >= e.joined_at having max(c.at) is not null)`;

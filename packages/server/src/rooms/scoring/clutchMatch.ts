import { sql } from 'kysely';
import { voidInRoom } from './voidInRoom';

/**
 * The id of a room's clutch match: the one that parted it when it was paid, else the named one while it counts, else the
 * latest countable, the highest id of equals; null when none counts (rules R9.1). On `r` (room).
 */
export const clutchMatchId = sql<number | null>`coalesce(r.paid_clutch_match, (
  select m.id from room_match rm join match_now m on m.id = rm.match_id
  where rm.room_id = r.id and not ${voidInRoom}
  order by coalesce(m.id = r.clutch_match_id, false) desc, m.kick_off desc nulls last, m.id desc limit 1))`;

/** The minute of the first goal in 90 minutes plus added time, 0 without goals; null when the feed tells none and of an awarded result (R15.6). On `m`. */
export const firstMinute = sql<
  number | null
>`case when m.awarded then null when m.goals_local + m.goals_visit = 0 then 0
  when m.first_goal_minute > 90 then 90 else m.first_goal_minute end`;

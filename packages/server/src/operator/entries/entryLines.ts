import { sql } from 'kysely';
import type { DeskEntry } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import type { Tail } from '../../platform/db/fragments';

/** Entries that conditions on `e` (entry), `r` (room) and `u` (player) choose, as the desk lists them. */
export async function entryLines(q: Queryable, tail: Tail): Promise<DeskEntry[]> {
  const { rows } = await sql<DeskEntry>`
    select e.id as entry, e.user_id as "user", u.username, e.joined_at, e.saved_at, e.fee,
      exists (select from promo_use g where g.entry_id = e.id) as gift, s.position, s.points,
      case when r.estado = 'pagada' then s.prize end as prize
    from entry e join room r on r.id = e.room_id join app_user u on u.id = e.user_id
    left join standing s on s.entry_id = e.id and s.jornada = 0 and s.gen = r.standing_gen
    ${tail}`.execute(q);
  return rows;
}

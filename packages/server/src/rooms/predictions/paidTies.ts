import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import type { PlacedEntry } from '../view/rankingView';
import type { RoomWithSeat } from '../view/roomView';
import { roomMoney } from '../view/roomMoney';

/** An entry that answers alone leave tied for a paid place (rules R7.5 a to c). */
export interface TiedEntry extends PlacedEntry {
  /** The place that the tied ones share before the clutch. */
  place: number;
}

/** Correct answers about matches at the room's maximum pts of an entry `s` in the room `r` (rules R7.5 c). */
export const correctAtMax = sql<number>`(
  select count(*) from answer w join alternative a on a.id = w.alternative_id and a.result = 'acierto'
  join market asked on asked.id = w.market_id and asked.match_id is not null
  where w.entry_id = s.entry_id and coalesce(a.earned, a.pts) = (
    select max(b.pts) from market k join alternative b on b.market_id = k.id
    where k.room_id = r.id and k.match_id is not null and k.estado <> 'anulado'))`;

/**
 * Everybody who was tied for a paid place when the answers were counted, whatever the clutch has parted since. Read from
 * the top of the standings: whoever ties with a paid place has its points and its correct answers.
 */
export async function paidTies(q: Queryable, room: RoomWithSeat): Promise<TiedEntry[]> {
  const last = roomMoney(room).awards.at(-1)?.position_to ?? 0;
  const { rows } = await sql<TiedEntry>`
    with candidate as (
      select s.*, ${correctAtMax} as at_max
      from standing s join room r on r.id = s.room_id
      where s.room_id = ${room.id} and s.jornada = 0 and (s.points, s.aciertos) in (
        select points, aciertos from standing where room_id = ${room.id} and jornada = 0 and seq <= ${last})
    ), placed as (
      select c.*, (rank() over (order by points desc, aciertos desc, at_max desc))::int as place,
        count(*) over (partition by points, aciertos, at_max) as together
      from candidate c
    )
    select p.entry_id as id, e.user_id, p.points, p.last_points, p.aciertos, p.prize, p.previous, p.position, p.sharing, p.place
    from placed p join entry e on e.id = p.entry_id
    where p.together > 1 and p.place <= ${last} order by p.seq limit 200`.execute(q);
  return rows;
}

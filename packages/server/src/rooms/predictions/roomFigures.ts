import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { takesAnswers } from '../../catalogue/matches/matchView';
import { takesLongTerm } from '../lock/longTermLock';
import { clutchMatchId } from '../scoring/clutchMatch';
import { correctAtMax } from './paidTies';
import type { Where } from '../../platform/db/fragments';

/** What a prediction room's view counts. */
export interface RoomFigures {
  room_id: number;
  /** The best alternative of every market that is not void, summed (rules R8.5). */
  pts_en_juego: number;
  /** Markets that the caller may still answer and has not; 0 when not joined. */
  unanswered: number;
  /** Questions about the competition as a whole. */
  long_term: number;
  /** The tie page has something to show. */
  has_tie: boolean;
}

// A guess may still be made: told from the calendar alone, whatever anybody has answered.
const guessable: Where = sql`(r.estado not in ('borrador','pagada','cancelada')
  and exists (select from match_now m where m.id = ${clutchMatchId} and ${takesAnswers}))`;

/** Equal points are equal places, whatever was guessed (rules R17.1). */
const sharesTies: Where = sql`coalesce(r.rules->'predi_scoring'->>'ties' = 'shared', false)`;

// Ties are neighbours in the order of the standings, so the places that pay and the next one tell.
const tiedForPaidPlace: Where = sql`(r.scored_at is not null and r.awards is not null and exists (
  select from (
    select points, aciertos, at_max, lag(points) over ordered as points_above,
      lag(aciertos) over ordered as aciertos_above, lag(at_max) over ordered as at_max_above
    from (select s.seq, s.points, s.aciertos, ${correctAtMax} as at_max
          from standing s where s.room_id = r.id and s.jornada = 0
            and s.seq <= 1 + (select max((a->>'position_to')::int) from jsonb_array_elements(r.awards) a)) paid
    window ordered as (order by seq)
  ) t where (points_above, aciertos_above, at_max_above) = (points, aciertos, at_max)))`;

/** These rooms' figures as a player sees them. */
export async function roomFigures(
  q: Queryable,
  ids: readonly number[],
  viewer: number,
): Promise<Map<number, RoomFigures>> {
  const { rows } = await sql<RoomFigures>`
    select r.id as room_id,
      coalesce((select sum(best.pts) from (
        select max(a.pts) as pts from market k join alternative a on a.market_id = k.id
        where k.room_id = r.id and k.estado <> 'anulado' group by k.id) best), 0)::int as pts_en_juego,
      case when e.id is null then 0 else (
        select count(*) from market k join match_now m on m.id = k.match_id
        where k.room_id = r.id and k.estado = 'pendiente' and ${takesAnswers}
          and not exists (select from answer w where w.entry_id = e.id and w.market_id = k.id)) + (
        select count(*) from market k where k.room_id = r.id and k.match_id is null and ${takesLongTerm}
          and not exists (select from answer w where w.entry_id = e.id and w.market_id = k.id)) end::int as unanswered,
      (select count(*)::int from market k where k.room_id = r.id and k.match_id is null) as long_term,
      not ${sharesTies} and (${guessable} or ${tiedForPaidPlace}) as has_tie
    from room r left join entry e on e.room_id = r.id and e.user_id = ${viewer}
    where r.id = any(${[...ids]}::int[])`.execute(q);
  return new Map(rows.map((row) => [row.room_id, row]));
}

import { sql, type RawBuilder } from 'kysely';
import { clutchMatchId, firstMinute } from './clutchMatch';
import type { Score } from './writeStandings';

/** Further away than any guess: whoever did not answer loses to whoever did (rules R9.3). */
const NO_GUESS = 1000;

/**
 * Each entry's points and the chain of rules R7.5: correct answers, correct answers at the room's maximum pts about its matches, and for
 * entries tied for a paid place how near their guess of the clutch match came. Both distances are 0 until that match is
 * finished: they would tell a guess. Where the room's table shares ties, equal points are all that counts (R17.1).
 */
export const prediScores = (roomIds: readonly number[]): RawBuilder<Score> => sql<Score>`
  with top as (
    select k.room_id, max(a.pts) as pts from market k join alternative a on a.market_id = k.id
    where k.room_id = any(${[...roomIds]}::int[]) and k.match_id is not null and k.estado <> 'anulado' group by 1
  ), clutch as (
    select r.id as room_id, m.id as match_id, m.goals_local, m.goals_visit, ${firstMinute} as minute,
      (select max((a->>'position_to')::int) from jsonb_array_elements(r.awards) a) as last_place
    from room r join match_now m on m.id = ${clutchMatchId}
    where r.id = any(${[...roomIds]}::int[]) and r.kind = 'predi' and m.estado = 'finalizado'
      and m.goals_local is not null and m.goals_visit is not null
  ), scored as (
    select e.id, e.room_id, coalesce(r.rules->'predi_scoring'->>'ties' = 'shared', false) as shared, coalesce(sum(coalesce(a.earned, a.pts)), 0)::int as points, count(a.id)::int as aciertos,
      (count(a.id) filter (where k.match_id is not null and coalesce(a.earned, a.pts) = top.pts))::int as aciertos_top
    from entry e
    join room r on r.id = e.room_id and r.kind = 'predi'
    left join top on top.room_id = e.room_id
    left join answer w on w.entry_id = e.id
    left join market k on k.id = w.market_id
    left join alternative a on a.id = w.alternative_id and a.result = 'acierto'
    where e.room_id = any(${[...roomIds]}::int[])
    group by e.id, r.id
  ), placed as (
    select *, rank() over (partition by room_id order by points desc, aciertos desc, aciertos_top desc) as place from scored
  ), parted as (
    select p.id, p.room_id, p.shared, p.points, p.aciertos, p.aciertos_top,
      case when c.room_id is null then 0 when g.goals_local is null then ${NO_GUESS}::int
        else abs(g.goals_local - c.goals_local) + abs(g.goals_visit - c.goals_visit) end as goals_off,
      case when c.minute is null then 0 when g.minute is null then ${NO_GUESS}::int else abs(g.minute - c.minute) end as minutes_off
    from placed p
    left join clutch c on c.room_id = p.room_id and p.place <= c.last_place
    left join clutch_answer g on g.entry_id = p.id and g.match_id = c.match_id
  )
  select room_id, 0 as jornada, id as entry_id, points, points as last_points, aciertos,
    case when shared then 0 else aciertos end as k1, case when shared then 0 else aciertos_top end as k2,
    case when shared then 0 else -goals_off end as k3, case when shared then 0 else -minutes_off end as k4
  from parted`;

import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/database';
import { writeStandings, type Score } from './writeStandings';

const SLOTS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The sum over a lineup's slots of what `sheet` says of each player; empty slots of F6 and unknown players are 0. */
const overSlots = (sheet: string) =>
  sql.raw(SLOTS.map((slot) => `coalesce(sheet.${sheet}[l.players[${slot}]], 0)`).join(' + '));

/**
 * Each player's points of a jornada as an array by player id: reading twelve elements is several times faster than
 * joining twelve rows (server.md §4). The others order equal points by the best slot, then the next (rules.md R7.4):
 * a player weighs 13 to the power of how good his points are, so that the sum of the twelve compares as their sorted
 * list does. Thirteen levels fit into a number that JavaScript reads exactly; three make 39 different points. Rooms in
 * which the same matches do not count (rules.md R6.1) share a sheet.
 */
const sheets = sql`
  select s.league_id, s.jornada, s.void,
    array_agg(coalesce(v.points, 0) order by g.id) as points,
    array_agg(case when v.level between 1 and 13 then 13::bigint ^ (13 - v.level) else 0 end::bigint order by g.id) as best,
    array_agg(case when v.level between 14 and 26 then 13::bigint ^ (26 - v.level) else 0 end::bigint order by g.id) as next,
    array_agg(case when v.level between 27 and 39 then 13::bigint ^ (39 - v.level) else 0 end::bigint order by g.id) as rest
  from (select distinct league_id, jornada, void from scope) s
  cross join lateral (select max(id) as last from player where league_id = s.league_id) p
  cross join lateral generate_series(1, p.last) as g(id)
  left join (
    select t.*, dense_rank() over (partition by league_id, jornada, void order by points desc) as level
    from (
      select c.league_id, c.jornada, c.void, pm.player_id, sum(pm.points)::int as points
      from (select distinct league_id, jornada, void from scope) c
      join match_now m on m.league_id = c.league_id and m.jornada = c.jornada
        and m.estado in ('en_vivo','descanso','finalizado') and not m.id = any(c.void)
      join player_match pm on pm.match_id = m.id
      group by 1, 2, 3, 4
    ) t
  ) v on v.league_id = s.league_id and v.jornada = s.jornada and v.void = s.void and v.player_id = g.id
  group by 1, 2, 3`;

/** The scores of lineup rooms: of the whole room, and of each jornada where there are several (rules.md R3.6). */
const compeScores = (roomIds: readonly number[]): RawBuilder<Score> => sql<Score>`
  with scope as materialized (
    select r.id as room_id, r.league_id, r.jornada_from < r.jornada_to as several, j.jornada,
      array(select rm.match_id from room_match rm where rm.room_id = r.id and rm.void order by rm.match_id) as void
    from room r, lateral generate_series(r.jornada_from, r.jornada_to) as j(jornada)
    where r.id = any(${[...roomIds]}::int[]) and r.kind = 'compe'
  ), sheet as materialized (${sheets}
  ), played as (
    select scope.room_id, scope.several, l.entry_id, l.jornada,
      ${overSlots('points')} + coalesce(sheet.points[l.captain], 0) as points,
      ${overSlots('best')} as k1, ${overSlots('next')} as k2, ${overSlots('rest')} as k3
    from scope
    join sheet on sheet.league_id = scope.league_id and sheet.jornada = scope.jornada and sheet.void = scope.void
    join entry e on e.room_id = scope.room_id
    join lineup l on l.entry_id = e.id and l.jornada = scope.jornada
  )
  select room_id, 0 as jornada, entry_id, points, points as last_points, 0 as aciertos, k1, k2, k3, 0 as k4
  from played where not several
  union all
  select room_id, 0, entry_id, sum(points)::int, (array_agg(points order by jornada desc))[1], 0,
    (array_agg(k1 order by jornada desc))[1], (array_agg(k2 order by jornada desc))[1],
    (array_agg(k3 order by jornada desc))[1], 0
  from played where several group by room_id, entry_id
  union all
  select room_id, jornada, entry_id, points, points, 0, k1, k2, k3, 0 from played where several`;

/** Computes the places of lineup rooms from the points of their players. Players of void matches score 0 (rules.md R6.3). */
export const scoreCompeRooms = (tx: Tx, roomIds: readonly number[]): Promise<void> =>
  writeStandings(tx, 'compe', roomIds, compeScores(roomIds));

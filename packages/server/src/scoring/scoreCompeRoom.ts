import { sql } from 'kysely';
import type { Tx } from '../db/database';

/**
 * Computes the lineups and entries of lineup rooms from the points of their players: one statement per step, whatever
 * the number of entries (server.md §4). Players of void matches score 0 (rules.md R6.3).
 */
export async function scoreCompeRooms(tx: Tx, roomIds: number[]): Promise<void> {
  await sql`
    with scope as (
      select r.id as room_id, r.league_id, j.jornada
      from room r, lateral generate_series(r.jornada_from, r.jornada_to) as j(jornada)
      where r.id = any(${roomIds}::int[]) and r.kind = 'compe'
    ), points as (
      select s.league_id, s.jornada, pm.player_id, sum(pm.points)::int as points
      from (select distinct league_id, jornada from scope) s
      join match_now m on m.league_id = s.league_id and m.jornada = s.jornada
        and m.estado in ('en_vivo','descanso','finalizado')
      join player_match pm on pm.match_id = m.id
      group by 1, 2, 3
    ), scored as (
      select l.id, sum(coalesce(p.points, 0))::int as points,
        array_agg(coalesce(p.points, 0) order by coalesce(p.points, 0) desc) as slots
      from scope s
      join entry e on e.room_id = s.room_id
      join lineup l on l.entry_id = e.id and l.jornada = s.jornada
      cross join lateral unnest(l.players) as x(player_id)
      left join points p on p.league_id = s.league_id and p.jornada = s.jornada and p.player_id = x.player_id
      group by l.id
    ), written as (
      update lineup l set points = scored.points from scored where scored.id = l.id
      returning l.id, l.entry_id, l.jornada, l.points, scored.slots
    ), totals as (
      select entry_id, sum(points)::int as points, max(jornada) as latest from written group by entry_id
    )
    update entry e set points = t.points, last_points = w.points, tiebreak = w.slots
    from totals t join written w on w.entry_id = t.entry_id and w.jornada = t.latest
    where t.entry_id = e.id`.execute(tx);
}

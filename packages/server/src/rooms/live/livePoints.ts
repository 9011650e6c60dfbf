import { sql } from 'kysely';
import type { LiveUpdate } from '@arma11/core/contract';
import { lineupEntryId } from '../view/lineupEntryId';
import type { Queryable } from '../../platform/db/database';

export type LivePoints = LiveUpdate['lineups'][number];

interface PointsRow {
  ins: number;
  lineup_id: number;
  points: number[];
  provisional: boolean[];
}

/**
 * The points of these entries' lineups, slot by slot, in the jornada that their room plays now: one statement, whatever
 * the number of entries. A captain's count twice (rules R4.1), those of void matches not at all (rules R6.3). Only rooms
 * that have closed: before, a lineup has no points.
 */
export async function livePoints(q: Queryable, entries: readonly number[]): Promise<Map<number, LivePoints>> {
  const { rows } = await sql<PointsRow>`
    with seat as (
      select id, room_id from entry where id = any(${[...entries]}::int[])
    ), scope as (
      select r.id as room_id, coalesce(max(rm.jornada) filter (where m.id is not null), r.jornada_from) as jornada
      from room r
      left join room_match rm on rm.room_id = r.id
      left join match_now m on m.id = rm.match_id and m.estado in ('en_vivo','descanso','finalizado')
      where r.kind = 'compe' and r.estado in ('cerrada','en_vivo','por_liquidar','liquidada','pagada')
        and r.id in (select room_id from seat)
      group by r.id
    ), slate as (
      select room_id, jornada, array(select rm.match_id from room_match rm
        where rm.room_id = s.room_id and rm.jornada = s.jornada and not rm.void order by rm.match_id) as matches,
        array(select rm.paid_changes from room_match rm
        where rm.room_id = s.room_id and rm.jornada = s.jornada and not rm.void order by rm.match_id) as records
      from scope s
    ), played as (
      -- Once paid, what a match was then (rules R15.3).
      select x.matches, x.records, x.player_id, sum(x.points)::int as points, bool_or(x.provisional) as provisional
      from (
        select s.matches, s.records, pm.player_id, pm.points, not m.official as provisional
        from (select distinct matches, records from slate) s
        cross join lateral unnest(s.matches, s.records) as k(match_id, changes)
        join match_now m on m.id = k.match_id and m.estado in ('en_vivo','descanso','finalizado')
        join player_match pm on pm.match_id = m.id
        where k.changes is null
        union all
        select s.matches, s.records, p.key::int, (p.value->>'points')::int, false
        from (select distinct matches, records from slate) s
        cross join lateral unnest(s.matches, s.records) as k(match_id, changes)
        join match_record c on c.match_id = k.match_id and c.changes = k.changes
        cross join lateral jsonb_each(c.players) p
      ) x
      group by 1, 2, 3
    )
    select seat.id as ins, l.id as lineup_id,
      array_agg(coalesce(p.points, 0) * (case when x.player_id = l.captain then 2 else 1 end) order by x.slot) as points,
      array_agg(coalesce(p.provisional, false) order by x.slot) as provisional
    from seat
    join slate s on s.room_id = seat.room_id
    join lineup l on l.entry_id = seat.id and l.jornada = s.jornada
    cross join lateral unnest(l.players) with ordinality as x(player_id, slot)
    left join played p on p.matches = s.matches and p.records = s.records and p.player_id = x.player_id
    group by seat.id, l.id`.execute(q);
  return new Map(rows.map((row) => [row.ins, viewOf(row)]));
}

const viewOf = ({ ins, lineup_id, points, provisional }: PointsRow): LivePoints => ({
  ins,
  points: points.reduce((sum, each) => sum + each, 0),
  entries: points.map((each, slot) => ({
    id: lineupEntryId(lineup_id, slot),
    points: each,
    provisional: provisional[slot]!,
  })),
});

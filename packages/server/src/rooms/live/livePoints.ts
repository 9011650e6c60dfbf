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
  /** What the captain adds once more; 0 without one (rules R4.1). */
  captain: number;
}

/**
 * The points of these entries' lineups, slot by slot, in the jornada that their room plays now: one statement, whatever
 * the number of entries. Only rooms that have closed: before, a lineup has no points.
 */
export async function livePoints(q: Queryable, entries: readonly number[]): Promise<Map<number, LivePoints>> {
  const { rows } = await sql<PointsRow>`
    with seat as (
      select id, room_id from entry where id = any(${[...entries]}::int[])
    ), scope as (
      select r.id as room_id, r.league_id, coalesce(max(m.jornada), r.jornada_from) as jornada
      from room r
      left join room_match rm on rm.room_id = r.id
      left join match_now m on m.id = rm.match_id and m.estado in ('en_vivo','descanso','finalizado')
      where r.kind = 'compe' and r.estado in ('cerrada','en_vivo','por_liquidar','liquidada','pagada')
        and r.id in (select room_id from seat)
      group by r.id
    ), played as (
      select s.league_id, s.jornada, pm.player_id, sum(pm.points)::int as points, bool_or(not m.official) as provisional
      from (select distinct league_id, jornada from scope) s
      join match_now m on m.league_id = s.league_id and m.jornada = s.jornada
        and m.estado in ('en_vivo','descanso','finalizado')
      join player_match pm on pm.match_id = m.id
      group by 1, 2, 3
    )
    select seat.id as ins, l.id as lineup_id,
      array_agg(coalesce(p.points, 0) order by x.slot) as points,
      array_agg(coalesce(p.provisional, false) order by x.slot) as provisional,
      coalesce(sum(p.points) filter (where x.player_id = l.captain), 0)::int as captain
    from seat
    join scope s on s.room_id = seat.room_id
    join lineup l on l.entry_id = seat.id and l.jornada = s.jornada
    cross join lateral unnest(l.players) with ordinality as x(player_id, slot)
    left join played p on p.league_id = s.league_id and p.jornada = s.jornada and p.player_id = x.player_id
    group by seat.id, l.id`.execute(q);
  return new Map(rows.map((row) => [row.ins, viewOf(row)]));
}

const viewOf = ({ ins, lineup_id, points, provisional, captain }: PointsRow): LivePoints => ({
  ins,
  points: points.reduce((sum, each) => sum + each, captain),
  entries: points.map((each, slot) => ({
    id: lineupEntryId(lineup_id, slot),
    points: each,
    provisional: provisional[slot]!,
  })),
});

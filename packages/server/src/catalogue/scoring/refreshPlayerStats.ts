import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';

/**
 * Recomputes the season figures of a league's players from their matches: total, average of matches played, form.
 * With `teams`, of those clubs' players alone: after one match that is enough.
 */
export async function refreshPlayerStats(q: Queryable, leagueId: number, teams?: readonly number[]): Promise<void> {
  const ofTeams = teams ? sql`and p.team_id = any(${[...teams]}::int[])` : sql``;
  // 'not in' looks matches up in one table of ids. Joined, they were all read once more for each player where the engine
  // has no statistics: 2,300 ms in place of 14 for four clubs (rules R18.6).
  await sql`
    with per_jornada as (
      select p.id, pm.jornada, sum(pm.points)::int as points, bool_or(pm.minutes > 0 or p.position = 4) as played
      from player p join player_match pm on pm.player_id = p.id
      where p.league_id = ${leagueId} ${ofTeams} and pm.match_id not in (
        select id from match_now where league_id = ${leagueId} and estado not in ('en_vivo','descanso','finalizado'))
      group by p.id, pm.jornada
    ), numbered as (
      select *, row_number() over (partition by id order by jornada desc) as age from per_jornada
    ), season as (
      select id, sum(points)::int as pts, (count(*) filter (where played))::int as played,
        coalesce(avg(points) filter (where played), 0)::real as avg_points,
        array_agg(points order by jornada) filter (where age <= 5) as form
      from numbered group by id
    )
    insert into player_stat as s (player_id, pts, played, avg_points, form)
    select id, pts, played, round(avg_points::numeric, 1)::real, form from season
    on conflict (player_id) do update set pts = excluded.pts, played = excluded.played,
      avg_points = excluded.avg_points, form = excluded.form
    where (s.pts, s.played, s.form) is distinct from (excluded.pts, excluded.played, excluded.form)`.execute(q);
}

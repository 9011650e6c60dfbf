import type { JornadaStats, MyStats } from '@arma11/core/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { percentRight, recordOf } from './publicProfile';

/** How many jornadas a chart shows. */
const MOST_JORNADAS = 60;

/** The caller's entries in rooms that are paid, with their final places; `decided` ones did not give the entries back (rules R16.9). */
const mine = (userId: number) => sql`
  select r.kind, r.league_id, l.league_unique, l.name as league_name, r.jornada_from as jornada, j.name as jornada_name,
    r.taken, r.cancel_reason is null as decided, s.position, s.points, s.aciertos, s.prize, max(r.paid_at) over (partition by r.league_id, r.jornada_from) as at
  from entry e join room r on r.id = e.room_id join league l on l.id = r.league_id
  join jornada j on j.league_id = r.league_id and j.number = r.jornada_from
  join standing s on s.entry_id = e.id and s.jornada = 0 and s.gen = r.standing_gen
  where e.user_id = ${userId} and r.estado = 'pagada'`;

async function jornadasOf(q: Queryable, userId: number): Promise<JornadaStats[]> {
  const { rows } = await sql<JornadaStats>`
    select league_unique, league_name, jornada, jornada_name, coalesce(max(points) filter (where kind = 'compe'), 0)::int as points,
      count(*)::int as salas, min(position)::int as rank, (array_agg(taken order by position, taken desc))[1] as of,
      sum(aciertos)::int as aciertos, sum(prize)::int as prize
    from (${mine(userId)}) m where decided group by league_unique, league_name, jornada, jornada_name, at
    order by at desc, league_unique collate "C", jornada desc limit ${MOST_JORNADAS}`.execute(q);
  return rows.reverse();
}

async function leaguesOf(q: Queryable, userId: number): Promise<MyStats['leagues']> {
  const { rows } = await sql<MyStats['leagues'][number]>`
    select league_unique, league_name, count(*)::int as salas, (count(*) filter (where decided and position <= 3))::int as podios,
      coalesce(sum(points) filter (where kind = 'compe'), 0)::int as points,
      coalesce(round(avg(points) filter (where kind = 'compe'), 1), 0)::float8 as avg_points, sum(aciertos)::int as aciertos
    from (${mine(userId)}) m group by league_unique, league_name order by salas desc, league_unique collate "C"`.execute(
    q,
  );
  return rows;
}

/** The caller's figures for the Stats tab: in all, by league, and jornada by jornada, oldest first. */
export async function myStats(q: Queryable, userId: number): Promise<MyStats> {
  const record = await recordOf(q, userId);
  const jornadas = await jornadasOf(q, userId);
  const { rows } = await sql<{ best: number | null }>`
    select max(points) filter (where kind = 'compe') as best from (${mine(userId)}) m`.execute(q);
  return {
    ...record,
    aciertos_pct: percentRight(record),
    best_points: rows[0]!.best,
    leagues: await leaguesOf(q, userId),
    jornadas,
  };
}

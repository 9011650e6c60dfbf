import { sql } from 'kysely';
import type { PoolPlayer } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';

/** The pool of a jornada as the auto-fill reads it (rules R4.2, R4.3). */
export async function readPool(q: Queryable, leagueId: number, jornada: number): Promise<PoolPlayer[]> {
  const { rows } = await sql<PoolPlayer>`
    select p.id, p.position, p.condition, coalesce(s.avg_points, 0)::float8 as avg_points, p.team_id
    from pool_player o join player p on p.id = o.player_id left join player_stat s on s.player_id = p.id
    where o.league_id = ${leagueId} and o.jornada = ${jornada} order by p.id`.execute(q);
  return rows;
}

/** One player of the pool, or null when the room does not have them. */
export async function poolPlayer(q: Queryable, leagueId: number, jornada: number, playerId: number) {
  const { rows } = await sql<PoolPlayer & { full_name: string }>`
    select p.id, p.position, p.condition, coalesce(s.avg_points, 0)::float8 as avg_points, p.team_id, p.full_name
    from pool_player o join player p on p.id = o.player_id left join player_stat s on s.player_id = p.id
    where o.league_id = ${leagueId} and o.jornada = ${jornada} and p.id = ${playerId}`.execute(q);
  return rows[0] ?? null;
}

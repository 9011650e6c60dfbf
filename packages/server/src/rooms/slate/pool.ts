import { sql } from 'kysely';
import type { PoolPlayer } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { playsInSlate } from './inSlate';

/** A room, as far as its pool depends on it. */
export type PooledRoom = Pick<RoomRow, 'id' | 'league_id'>;

const inPool = ({ id, league_id }: PooledRoom, jornada: number) =>
  sql<boolean>`o.league_id = ${league_id} and o.jornada = ${jornada} and ${playsInSlate(id, jornada)}`;

const poolOf = (room: PooledRoom, jornada: number) => sql<PoolPlayer>`
  select p.id, o.position, p.condition, coalesce(s.avg_points, 0)::float8 as avg_points, p.team_id
  from pool_player o join player p on p.id = o.player_id left join player_stat s on s.player_id = p.id
  where ${inPool(room, jornada)} order by p.id`;

/** The pool of a room's jornada as the auto-fill reads it: players of the clubs of its slate (rules R4.2, R4.3, R14.1). */
export async function readPool(q: Queryable, room: PooledRoom, jornada: number): Promise<PoolPlayer[]> {
  const { rows } = await poolOf(room, jornada).execute(q);
  return rows;
}

/** Whom a lineup may be made of, and who of the pool and of the lineup neither comes nor goes any more (rules R14.5). */
export interface OpenPool {
  /** The pool without those whose match has begun, but with those who are in the lineup already. */
  pool: PoolPlayer[];
  locked: ReadonlySet<number>;
}

/** One row, as JSON: the embedded database takes longer to hand over four hundred rows than to find them. */
interface OpenPoolRow {
  pool: PoolPlayer[];
  locked: number[];
}

/** What an automatic choice for a lineup of a room has to choose from; `held` are the lineup's players. */
export async function readOpenPool(
  q: Queryable,
  room: Pick<RoomRow, 'id' | 'league_id'>,
  jornada: number,
  held: readonly number[] = [],
): Promise<OpenPool> {
  const { rows } = await sql<OpenPoolRow>`
    with pool as materialized (${poolOf(room, jornada)}),
      closed as materialized (
        select id from locked_players(${room.id}::int, ${jornada}::int, array(select id from pool) || ${[...held]}::int[]) as l(id))
    select coalesce(json_agg(pool order by id) filter (where id = any(${[...held]}::int[]) or id not in (select id from closed)), '[]') as pool,
      array(select id from closed) as locked
    from pool`.execute(q);
  const { pool, locked } = rows[0]!;
  return { pool, locked: new Set(locked) };
}

/** One player of the pool, or null when the room does not have them. */
export async function poolPlayer(q: Queryable, room: PooledRoom, jornada: number, playerId: number) {
  const { rows } = await sql<PoolPlayer & { full_name: string }>`
    select p.id, o.position, p.condition, coalesce(s.avg_points, 0)::float8 as avg_points, p.team_id, p.full_name
    from pool_player o join player p on p.id = o.player_id left join player_stat s on s.player_id = p.id
    where ${inPool(room, jornada)} and p.id = ${playerId}`.execute(q);
  return rows[0] ?? null;
}

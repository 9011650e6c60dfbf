import { sql } from 'kysely';
import { LEAST_PRICE, type PricedPlayer } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { playsInSlate } from './inSlate';
import { openingSlates } from './openingSlate';

/** A room, as far as its pool depends on it. */
export type PooledRoom = Pick<RoomRow, 'id' | 'league_id'>;

const inPool = ({ id, league_id }: PooledRoom, jornada: number) =>
  sql<boolean>`o.league_id = ${league_id} and o.jornada = ${jornada} and ${playsInSlate(id, jornada)}`;

// Of pool row `o`, its player `p` and their season `s`.
const priced = sql`p.id, o.position, p.condition, coalesce(s.avg_points, 0)::float8 as avg_points, p.team_id,
  coalesce(o.price, ${LEAST_PRICE}::int)::int as price`;

const poolOf = (room: PooledRoom, jornada: number) => sql<PricedPlayer>`
  select ${priced}
  from pool_player o join player p on p.id = o.player_id left join player_stat s on s.player_id = p.id
  where ${inPool(room, jornada)} order by p.id`;

/** The pool of a room's jornada as the auto-fill reads it: players of the clubs of its slate (rules R4.2, R4.3, R14.1). */
export async function readPool(q: Queryable, room: PooledRoom, jornada: number): Promise<PricedPlayer[]> {
  const { rows } = await poolOf(room, jornada).execute(q);
  return rows;
}

/** The pool that a room opened now on a jornada would have (rules R4.2, R14.2). */
export async function readSlatePool(q: Queryable, leagueId: number, jornada: number): Promise<PricedPlayer[]> {
  const { rows } = await sql<PricedPlayer>`
    select ${priced}
    from pool_player o join player p on p.id = o.player_id left join player_stat s on s.player_id = p.id
    where o.league_id = ${leagueId} and o.jornada = ${jornada} and p.last_room is null and p.team_id in (
      select unnest(array[m.local_team, m.visit_team]) from match m
      where m.id in (select id from ${openingSlates(leagueId)} slate where jornada = ${jornada}))
    order by p.id`.execute(q);
  return rows;
}

/** What players cost in a jornada of a room, in millions (rules R4.8); null in rooms without a budget. */
export async function pricesIn(
  q: Queryable,
  { league_id, rules }: Pick<RoomRow, 'league_id' | 'rules'>,
  jornada: number,
): Promise<ReadonlyMap<number, number> | null> {
  if (!rules.flags.budget) return null;
  const { rows } = await sql<{ player_id: number; price: number }>`
    select player_id, coalesce(price, ${LEAST_PRICE}::int)::int as price from pool_player
    where league_id = ${league_id} and jornada = ${jornada}`.execute(q);
  return new Map(rows.map(({ player_id, price }) => [player_id, price]));
}

/** A player's price as the wire has it: none in rooms without a budget, and the least for who left the pool. */
export const priceIn = (prices: ReadonlyMap<number, number> | null, id: number): { price?: number } =>
  prices ? { price: prices.get(id) ?? LEAST_PRICE } : {};

/** Whom a lineup may be made of, and who of the pool and of the lineup neither comes nor goes any more (rules R14.5). */
export interface OpenPool {
  /** The pool without those whose match has begun, but with those who are in the lineup already. */
  pool: PricedPlayer[];
  locked: ReadonlySet<number>;
}

/** One row, as JSON: the embedded database takes longer to hand over four hundred rows than to find them. */
interface OpenPoolRow {
  pool: PricedPlayer[];
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
  const { rows } = await sql<PricedPlayer & { full_name: string }>`
    select ${priced}, p.full_name
    from pool_player o join player p on p.id = o.player_id left join player_stat s on s.player_id = p.id
    where ${inPool(room, jornada)} and p.id = ${playerId}`.execute(q);
  return rows[0] ?? null;
}

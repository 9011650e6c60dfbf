import { sql } from 'kysely';
import type { Player, Position } from '@arma11/core/contract';
import { findPlayers } from '../../catalogue/players/playerRows';
import type { Queryable } from '../../platform/db/database';
import { jornadaOf } from './openEntry';
import { priceIn, pricesIn } from '../slate/pool';
import { inSlate, playsInSlate } from '../slate/inSlate';
import { visibleCompeRoom } from '../view/visibleCompeRoom';

export interface PoolQuery {
  sala: number;
  position: Position;
  q?: string;
  team?: number;
  jornada?: number;
  sort: 'avg' | 'pts' | 'form' | 'name';
}

const orders = {
  avg: sql`order by coalesce(s.avg_points, 0) desc, p.id`,
  pts: sql`order by coalesce(s.pts, 0) desc, p.id`,
  form: sql`order by coalesce(s.form[array_length(s.form, 1)], 0) desc, p.id`,
  name: sql`order by p.full_name collate "C", p.id`,
};

/** The pool of one position of a room, up to 1,000 players, marking who stands in the caller's lineup. */
export async function playersOfPool(q: Queryable, userId: number, query: PoolQuery): Promise<Player[]> {
  const room = await visibleCompeRoom(q, userId, query.sala);
  const jornada = jornadaOf(room, query.jornada);
  const { rows } = await sql<{ players: number[] }>`
    select players from lineup where entry_id = ${room.my_entry} and jornada = ${jornada}`.execute(q);
  const text = query.q
    ? `%${query.q
        .trim()
        .toLowerCase()
        .replace(/[\\%_]/g, '\\$&')}%`
    : null;
  const players = await findPlayers(q, {
    leagueId: room.league_id,
    match: inSlate(room.id, jornada),
    where: sql`exists (select from pool_player o where o.league_id = p.league_id and o.jornada = ${jornada} and o.player_id = p.id
        and o.position = ${query.position})
      and ${playsInSlate(room.id, jornada)}
      and (${query.team ?? null}::int is null or p.team_id = ${query.team ?? null}::int)
      and (${text}::text is null or lower(p.full_name) like ${text})`,
    tail: sql`${orders[query.sort]} limit 1000`,
    inLineup: new Set(rows[0]?.players),
  });
  // Theirs for this jornada, whatever the source calls them by now.
  const prices = await pricesIn(q, room, jornada);
  return players.map((player) => ({ ...player, position: query.position, ...priceIn(prices, player.id) }));
}

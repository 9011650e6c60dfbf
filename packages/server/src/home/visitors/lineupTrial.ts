import type { LineupTrial } from '@arma11/core/back-office';
import { sql } from 'kysely';
import { findPlayers } from '../../catalogue/players/playerRows';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { inSlate } from '../../rooms/slate/inSlate';
import { readOpenPool } from '../../rooms/slate/pool';
import { startingLineup } from '../../rooms/slate/startingLineup';
import { publicRoom } from '../../rooms/view/publicRoom';
import type { RoomWithSeat } from '../../rooms/view/roomView';
import { isForGuests, NOBODY, visitorRoom } from './visitorRoom';

/** A lineup room for somebody who tries it: nothing is told of any that is not public (rules R3.3). */
export async function lineupTrial(q: Queryable, id: number): Promise<LineupTrial> {
  const room = await publicRoom(q, { kind: 'compe', id });
  if (!room || !isForGuests(room)) throw notFound();
  const view = visitorRoom(room);
  const { flags } = room.rules;
  return {
    room: view,
    jornada: room.jornada_now,
    flags,
    ...(view.trial && room.open_now ? await choice(q, room) : NOBODY_TO_CHOOSE),
  };
}

const NOBODY_TO_CHOOSE = { pool: [], lineup: null };

/** Whom an eleven can be made of, best first, and the one that an entry of nobody's would be given (rules R4.3, R14.7). */
async function choice(q: Queryable, room: RoomWithSeat): Promise<Pick<LineupTrial, 'pool' | 'lineup'>> {
  const { pool } = await readOpenPool(q, room, room.jornada_now);
  const positions = new Map(pool.map(({ id, position }) => [id, position]));
  const players = await findPlayers(q, {
    leagueId: room.league_id,
    match: inSlate(room.id, room.jornada_now),
    where: sql`p.id = any(${[...positions.keys()]}::int[])`,
    tail: sql`order by coalesce(s.avg_points, 0) desc, p.id`,
  });
  const drawn = startingLineup(room, pool, { entryId: NOBODY, before: null });
  return {
    // Theirs for this jornada, whatever the source calls them by now.
    pool: players.map((player) => ({ ...player, position: positions.get(player.id) ?? player.position })),
    lineup: drawn && { formation: drawn.formation, players: drawn.players },
  };
}

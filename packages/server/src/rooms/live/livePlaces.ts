import { sql } from 'kysely';
import type { LiveUpdate, RankingRow } from '@arma11/core/contract';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { prizesOf, type PlacedEntry } from '../view/rankingView';

export type LivePlace = LiveUpdate['rankings'][number];

interface Place extends PlacedEntry {
  room_id: number;
}

/** The places of these seats in rooms that have been scored: one question for all seats, and one for each room's prizes. */
export async function livePlaces(
  q: Queryable,
  rooms: readonly RoomRow[],
  entries: readonly number[],
): Promise<Map<number, LivePlace>> {
  const scored = new Map(
    rooms
      .filter(({ scored_at, estado }) => scored_at !== null && estado !== 'cancelada')
      .map((room) => [room.id, room]),
  );
  if (scored.size === 0) return new Map();
  const { rows } = await sql<Place>`
    select s.room_id, s.entry_id as id, e.user_id, s.points, s.last_points, s.aciertos, s.prize, s.previous, s.position,
      s.sharing
    from standing s join entry e on e.id = s.entry_id
    where s.entry_id = any(${[...entries]}::int[]) and s.jornada = 0
      and s.room_id = any(${[...scored.keys()]}::int[])`.execute(q);
  const users = await usersMini(
    q,
    rows.map((row) => row.user_id),
  );
  const prizes = new Map<number, (row: PlacedEntry) => number>();
  for (const room of scored.values()) prizes.set(room.id, await prizesOf(q, room, true));
  return new Map(
    rows.map((row) => {
      const { kind, id } = scored.get(row.room_id)!;
      const place = { ...placeView(row, kind), user: users.get(row.user_id)!, prize: prizes.get(id)!(row) };
      return [row.id, { kind, id, me: place }];
    }),
  );
}

const placeView = (row: Place, kind: RoomRow['kind']): Omit<RankingRow, 'user' | 'prize'> => ({
  position: row.position,
  ins: row.id,
  points: row.points,
  last_points: row.last_points,
  tied: row.sharing > 1,
  is_me: true,
  aciertos: kind === 'predi' ? row.aciertos : null,
  movement: row.previous === null ? 0 : row.previous - row.position,
});

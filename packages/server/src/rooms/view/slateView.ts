import { sql } from 'kysely';
import type { CallOutput } from '@arma11/core/contract';
import { matchesOfRoom } from '../../catalogue/matches/matchLists';
import type { Queryable } from '../../platform/db/database';
import { voidInRoom } from '../scoring/voidInRoom';
import type { RoomWithSeat } from './roomView';

/** The matches that a room is played on, in the order of their kick-offs; those without a date are not among them (rules R14.1). */
export async function slateView(q: Queryable, room: RoomWithSeat): Promise<CallOutput<'salas', 'slate'>> {
  const { rows } = await sql<{ match_id: number; jornada: number; void: boolean }>`
    select rm.match_id, rm.jornada, ${voidInRoom} as void
    from room_match rm join match_now m on m.id = rm.match_id where rm.room_id = ${room.id}`.execute(q);
  const counts = new Map(rows.map(({ match_id, ...row }) => [match_id, row]));
  const matches = await matchesOfRoom(q, room.id);
  return {
    lock_at: room.lock_now,
    matches: matches.flatMap((match) => {
      const row = counts.get(match.id);
      return row ? [{ ...row, match }] : [];
    }),
  };
}

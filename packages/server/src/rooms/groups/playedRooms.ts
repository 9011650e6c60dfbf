import { sql } from 'kysely';
import type { GroupRoomPoints } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';

/** A room that counts for a group, with what each of the group made of it. */
export interface PlayedRoom extends GroupRoomPoints {
  group: number;
  season: number;
}

interface Row {
  group: number;
  season: number;
  room: number;
  lineups: boolean;
  users: number[];
  points: number[];
}

/**
 * The rooms that count of groups (rules R23.3), in the order in which they were paid: of those that a condition on `gr`
 * (group_room) and `r` (room) chooses. One row for each, however many played it.
 */
export async function playedRooms(q: Queryable, where: Where): Promise<PlayedRoom[]> {
  const { rows } = await sql<Row>`
    select gr.group_id as "group", gr.season, r.id as room, r.kind = 'compe' as lineups,
      array_agg(e.user_id order by e.id) as users, array_agg(s.points order by e.id) as points
    from group_room gr
    join room r on r.id = gr.room_id and r.estado = 'pagada' and r.cancel_reason is null
    join entry e on e.room_id = r.id
    join group_member m on m.group_id = gr.group_id and m.user_id = e.user_id
    join standing s on s.room_id = r.id and s.entry_id = e.id and s.jornada = 0 and s.gen = r.standing_gen
    where ${where}
    group by gr.group_id, gr.season, r.id
    order by r.paid_at, r.lock_at, r.id`.execute(q);
  return rows.map(({ users, points, ...room }) => ({
    ...room,
    points: new Map(users.map((user, index) => [user, points[index]!])),
  }));
}

import { sql } from 'kysely';
import type { GroupRoom } from '@arma11/core/back-office';
import type { UserMini } from '@arma11/core/contract';
import { groupWinners, type GroupRoomPoints } from '@arma11/core/domain';
import type { Queryable } from '../platform/db/database';
import type { Where } from '../platform/db/fragments';

/** A room of a group as it is read; the winners' names come later. */
type Row = Omit<GroupRoom, 'winners' | 'best'>;

/**
 * The rooms of groups that a condition on `gr` (group_room) chooses, for a member: the next lock first, then the latest that were
 * played. A code is told to whoever may still enter with it (rules R23.3).
 */
export async function groupRooms(q: Queryable, userId: number, where: Where): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.kind, r.id, r.name, l.name as league_name, j.name as jornada_name, r.estado, r.amount_ins,
      r.taken as num_players, r.lock_at, e.id is not null as joined,
      case when e.id is null and r.estado = 'abierta' and app_now() < r.lock_at then r.cod_access end as cod_access
    from group_room gr
    join room r on r.id = gr.room_id
    join league l on l.id = r.league_id
    join jornada j on j.league_id = r.league_id and j.number = r.jornada_from
    left join entry e on e.room_id = r.id and e.user_id = ${userId}
    cross join lateral (select r.estado in ('abierta','llena') and app_now() < r.lock_at as open) state
    where ${where}
    order by state.open desc, case when state.open then r.lock_at end, r.lock_at desc, r.id desc`.execute(q);
  return rows;
}

/** The same with who of the group won them, once they are paid. */
export function withWinners(
  rooms: readonly Row[],
  played: readonly GroupRoomPoints[],
  people: ReadonlyMap<number, UserMini>,
): GroupRoom[] {
  const made = new Map(played.map((room) => [room.room, room]));
  return rooms.map((room) => {
    const points = made.get(room.id);
    const winners = points ? groupWinners(points) : [];
    const best = winners[0] === undefined ? null : (points?.points.get(winners[0]) ?? null);
    return { ...room, winners: winners.flatMap((user) => people.get(user) ?? []), best };
  });
}

import { sql } from 'kysely';
import type { DuelPrize, DuelSeat } from '@arma11/core/contract';
import { usersMini } from '../../players/accounts/usersMini';
import type { Queryable } from '../../platform/db/database';
import { notFound } from '../../platform/refusal';
import { roomMoney } from '../view/roomMoney';
import { prizesOf, type PlacedEntry } from '../view/rankingView';
import { progressOf, type RoomWithSeat } from '../view/roomView';

/** The caller's entry and the rival's with their places in the room; before the first scoring everybody is first with none. */
export async function duelSeats(
  q: Queryable,
  room: RoomWithSeat,
  rival: number,
): Promise<{ me: DuelSeat; rival: DuelSeat }> {
  const { rows } = await sql<PlacedEntry>`
    select e.id, e.user_id, coalesce(s.points, 0) as points, coalesce(s.prize, 0) as prize,
      coalesce(s.position, 1) as position, coalesce(s.sharing, ${room.taken}::int) as sharing
    from entry e left join standing s on s.entry_id = e.id and s.jornada = 0
    where e.room_id = ${room.id} and e.id in (${room.my_entry}, ${rival})`.execute(q);
  const users = await usersMini(
    q,
    rows.map(({ user_id }) => user_id),
  );
  const prizeOf = await prizesOf(q, room, true);
  const seat = (ins: number): DuelSeat => {
    const row = rows.find(({ id }) => id === ins);
    if (!row) throw notFound();
    const { position, points } = row;
    return { ins, user: users.get(row.user_id)!, points, position, prize: prizeOf(row) };
  };
  return { me: seat(room.my_entry), rival: seat(rival) };
}

/** The nearest place above the caller's that pays more, and how far it is; null where there is none. */
export async function nextPrize(q: Queryable, room: RoomWithSeat, me: DuelSeat): Promise<DuelPrize | null> {
  if (room.scored_at === null || progressOf(room) === '0') return null;
  const better = roomMoney(room).awards.filter(
    ({ position_to, amount }) => position_to < me.position && amount > me.prize,
  );
  const position = Math.max(...better.map(({ position_to }) => position_to));
  if (better.length === 0) return null;
  const { rows } = await sql<{ points: number }>`
    select points from standing where room_id = ${room.id} and jornada = 0 and seq = ${position}`.execute(q);
  // Equals share a prize (rules R7.3), so as many points are enough; where a tie-break stands between, one more is.
  return rows[0] ? { position, points: Math.max(1, rows[0].points - me.points) } : null;
}

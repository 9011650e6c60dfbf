import { sql } from 'kysely';
import { prediLimits, type UserMini } from '@arma11/core/contract';
import { usersMini } from '../../../players/accounts/usersMini';
import type { Queryable } from '../../../platform/db/database';
import { forbidden } from '../../../platform/refusal';
import { progressOf, type RoomWithSeat } from '../../view/roomView';
import { onePrediRoom } from '../findPrediRooms';

interface MemberRow {
  ins: number;
  user_id: number;
  joined_at: string;
  answered: number;
}

/**
 * A room with who runs it and what they may do; its members are told to them alone, with how many questions each has
 * answered and never which answers (product #34). Rooms of the operator have nobody who runs them.
 */
export async function adminView(q: Queryable, viewer: number, room: RoomWithSeat) {
  const is_admin = room.owner_id === viewer;
  if (room.owner_id === null || (!is_admin && room.my_entry === 0)) throw forbidden();
  const members = is_admin ? await memberRows(q, room.id) : [];
  const removed = is_admin ? await removedUsers(q, room.id) : [];
  const users = await usersMini(q, [room.owner_id, ...members.map(({ user_id }) => user_id), ...removed]);
  const open = progressOf(room) === '0';
  return {
    predi: await onePrediRoom(q, viewer, room.id),
    admin: users.get(room.owner_id)!,
    is_admin,
    permissions: {
      edit: is_admin && open,
      cancel: is_admin && open,
      invite: is_admin && room.estado === 'abierta',
      remove: is_admin && open && room.amount_ins === 0,
    },
    members: members.map((row) => memberOf(row, users.get(row.user_id)!)),
    removed: removed.flatMap((id) => users.get(id) ?? []),
  };
}

const memberOf = ({ ins, joined_at, answered }: MemberRow, user: UserMini) => ({ ins, user, joined_at, answered });

async function memberRows(q: Queryable, roomId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select e.id as ins, e.user_id, e.joined_at, (select count(*)::int from answer w where w.entry_id = e.id) as answered
    from entry e where e.room_id = ${roomId} order by e.joined_at, e.id limit ${prediLimits.private.people}`.execute(q);
  return rows;
}

async function removedUsers(q: Queryable, roomId: number): Promise<number[]> {
  const rows = await q
    .selectFrom('room_removed')
    .select('user_id')
    .where('room_id', '=', roomId)
    .where('by_desk', '=', false)
    .orderBy('removed_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

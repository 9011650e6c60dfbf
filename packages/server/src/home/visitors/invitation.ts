import type { Invitation } from '@arma11/core/back-office';
import { usernameKey } from '@arma11/core/domain';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { usersMini } from '../../players/accounts/usersMini';
import { findByCode } from '../../rooms/codes/findByCode';
import { publicRoom } from '../../rooms/view/publicRoom';
import { type RoomWithSeat, selectRooms } from '../../rooms/view/roomView';
import { NOBODY, visitorRoom } from './visitorRoom';

/** What a link says of where it leads and of who shares it. */
export interface AskedLink {
  code?: string | undefined;
  kind?: 'compe' | 'predi' | undefined;
  id?: number | undefined;
  ref?: string | undefined;
}

const NOWHERE: Invitation = { room: null, inviter: null };

/** The room of a link, for somebody who has not signed in: a public one by its number, any other by its code alone (rules R3.3). */
export async function invitation(db: Db, { code, kind, id, ref }: AskedLink, ip: string): Promise<Invitation> {
  const room = code === undefined ? await openRoom(db.fresh, kind, id) : await codedRoom(db, code, ip);
  if (!room || room.estado === 'borrador') return NOWHERE;
  return { room: visitorRoom(room), inviter: await inviterOf(db.fresh, room, ref) };
}

async function openRoom(q: Queryable, kind: 'compe' | 'predi' | undefined, id: number | undefined) {
  return kind === undefined || id === undefined ? null : publicRoom(q, { kind, id });
}

async function codedRoom(db: Db, code: string, ip: string): Promise<RoomWithSeat | undefined> {
  try {
    const { roomId } = await findByCode(db, { code, userId: null, ip });
    return (await selectRooms(db.fresh, NOBODY, sql`r.id = ${roomId}`))[0];
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * A name in an address is anybody's to write: it is told only of a player who sits in the room or made it, in their own
 * spelling. Otherwise the room's maker invites.
 */
async function inviterOf(q: Queryable, room: RoomWithSeat, ref: string | undefined): Promise<Invitation['inviter']> {
  const inviterId = (await sharerIn(q, room, ref)) ?? room.owner_id;
  if (inviterId === null) return null;
  const found = (await usersMini(q, [inviterId])).get(inviterId);
  return found ? { id: found.id, username: found.username, avatar: found.avatar } : null;
}

async function sharerIn(q: Queryable, { id, owner_id }: RoomWithSeat, ref = ''): Promise<number | null> {
  const key = usernameKey(ref.trim());
  if (key === '') return null;
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u
    where u.username_key = ${key} and u.deleted_at is null and u.blocked_at is null
      and (u.id = ${owner_id} or exists (select from entry e where e.room_id = ${id} and e.user_id = u.id))`.execute(q);
  return rows[0]?.id ?? null;
}

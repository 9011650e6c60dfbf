import { sql } from 'kysely';
import type { PrediRoom } from '@arma11/core/contract';
import { findByCode } from '../codes/findByCode';
import type { Db, Queryable } from '../../platform/db/database';
import type { Where, Tail } from '../../platform/db/fragments';
import { notFound } from '../../platform/refusal';
import { isOpenToAll } from '../view/openToAll';
import { selectRooms, type RoomWithSeat } from '../view/roomView';
import { prediRoomViews } from './prediRoomView';

/** Prediction rooms that a condition on `r` chooses, as the wire shows them. */
export async function findPrediRooms(q: Queryable, viewer: number, where: Where, tail?: Tail): Promise<PrediRoom[]> {
  return prediRoomViews(q, viewer, await selectRooms(q, viewer, sql`r.kind = 'predi' and (${where})`, tail));
}

/** This room as the wire shows it to a player who may see it. */
export async function onePrediRoom(q: Queryable, viewer: number, id: number): Promise<PrediRoom> {
  const [room] = await findPrediRooms(q, viewer, sql`r.id = ${id}`);
  if (!room) throw notFound();
  return room;
}

/**
 * A prediction room that is open to all, or one that asks for a code for its members, its owner and whoever a code led to it
 * (`invitedTo`); anything else does not exist (rules R3.7).
 */
export async function visiblePrediRoom(
  q: Queryable,
  viewer: number,
  id: number,
  invitedTo?: number,
): Promise<RoomWithSeat> {
  const [room] = await selectRooms(q, viewer, sql`r.id = ${id} and r.kind = 'predi'`);
  if (!room || !(isOpenTo(room, viewer) || invitedTo === id)) throw notFound();
  return room;
}

/** The same for a link that may carry a code. The code is looked up, and counted when wrong, only where it is needed. */
export async function visibleByLink(
  db: Db,
  { viewer, id, code, ip }: { viewer: number; id: number; code: string | undefined; ip: string },
): Promise<RoomWithSeat> {
  const [room] = await selectRooms(db.fresh, viewer, sql`r.id = ${id} and r.kind = 'predi'`);
  if (room && isOpenTo(room, viewer)) return room;
  const coded = code ? await findByCode(db, { code, userId: viewer, ip, kind: 'predi' }) : null;
  if (!room || coded?.roomId !== id) throw notFound();
  return room;
}

function isOpenTo(room: RoomWithSeat, viewer: number): boolean {
  const member = room.my_entry > 0 || room.owner_id === viewer;
  return member || (isOpenToAll(room) && room.estado !== 'borrador');
}

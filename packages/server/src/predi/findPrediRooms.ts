import { sql } from 'kysely';
import type { PrediRoom } from '@arma11/core/contract';
import type { Queryable } from '../db/database';
import { notFound } from '../refusal';
import { selectRooms, type RoomWithSeat } from '../rooms/roomView';
import { prediRoomViews } from './prediRoomView';

/** Prediction rooms that a condition on `r` chooses, as the wire shows them. */
export async function findPrediRooms(
  q: Queryable,
  viewer: number,
  where: ReturnType<typeof sql>,
  tail?: ReturnType<typeof sql>,
): Promise<PrediRoom[]> {
  return prediRoomViews(q, viewer, await selectRooms(q, viewer, sql`r.kind = 'predi' and (${where})`, tail));
}

/** A public prediction room, or a private one for its members and its owner; anything else does not exist. */
export async function visiblePrediRoom(q: Queryable, viewer: number, id: number, code?: string): Promise<RoomWithSeat> {
  const [room] = await selectRooms(q, viewer, sql`r.id = ${id} and r.kind = 'predi'`);
  if (!room) throw notFound();
  const member = room.my_entry > 0 || room.owner_id === viewer;
  const invited = room.cod_access !== null && code === room.cod_access;
  if (room.tipo === '1' ? room.estado === 'borrador' && !member : !member && !invited) throw notFound();
  return room;
}

import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';

/** A room that a player sits in and follows. */
export interface WatchedRoom {
  id: number;
  kind: 'compe' | 'predi';
  /** The player's seat in it. */
  entry: number;
}

/** Streams and deltas are about at most so many rooms: those that lock next come first. */
const MOST_ROOMS = 50;

/**
 * The rooms that a player follows, their own alone: those named ('compe:1,predi:2'), or all that are not over. A room that
 * they have no seat in is left out without a word.
 */
export async function watchedRooms(q: Queryable, userId: number, named: string | undefined): Promise<WatchedRoom[]> {
  const ids = named && [...named.matchAll(/(?:compe|predi):(\d{1,9})/g)].map(([, id]) => Number(id));
  const chosen = ids ? sql`r.id = any(${ids}::int[])` : sql`r.estado not in ('pagada','cancelada')`;
  const { rows } = await sql<WatchedRoom>`
    select r.id, r.kind, e.id as entry from entry e join room r on r.id = e.room_id
    where e.user_id = ${userId} and ${chosen} order by r.lock_at desc, r.id desc limit ${MOST_ROOMS}`.execute(q);
  return rows;
}

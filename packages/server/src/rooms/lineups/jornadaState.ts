import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { jornadaOpen, lockOfJornada } from '../lock/jornadaLock';
import { progressOf, type RoomWithSeat } from '../view/roomView';
import { inSlate } from '../slate/inSlate';

export interface JornadaState {
  lock_at: string;
  /** Nobody changes their lineup as a whole any more. */
  closed: boolean;
  /** Nobody changes anything any more: only now may others see it, picks and shares alike (security I10). */
  sealed: boolean;
}

/** How a room's jornada stands: the first goes with the room, a later one with its own lock (rules R3.6). */
export async function jornadaState(q: Queryable, room: RoomWithSeat, jornada: number): Promise<JornadaState> {
  const { closed, lock_at } = await lockState(q, room, jornada);
  const late = closed && room.rules.flags.late_swap && (await someMatchOpen(q, room, jornada));
  return { lock_at, closed, sealed: closed && !late };
}

async function lockState(q: Queryable, room: RoomWithSeat, jornada: number) {
  if (jornada === room.jornada_from) return { closed: progressOf(room) === '1', lock_at: room.lock_at };
  const { rows } = await sql<{ closed: boolean; lock_at: string | null }>`
    select not ${jornadaOpen(sql`${jornada}::int`)} as closed, ${lockOfJornada(sql`${jornada}::int`)} as lock_at
    from room r where r.id = ${room.id}`.execute(q);
  return { closed: rows[0]!.closed, lock_at: rows[0]!.lock_at ?? room.lock_at };
}

/** Whether a match of the jornada is still to lock: until none is, a room with late swap hides everybody's lineup. */
async function someMatchOpen(q: Queryable, room: RoomWithSeat, jornada: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from match_now m where ${inSlate(room.id, jornada)} and m.estado = 'programado'
      and m.kick_off - make_interval(mins => ${room.lock_lead_min}::int) > app_now()) as open`.execute(q);
  return rows[0]!.open;
}

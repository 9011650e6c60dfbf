import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';
import { inSlate } from '../slate/inSlate';

type Scope = Pick<RoomRow, 'id' | 'lock_lead_min'>;

/** Whether a match of the jornada is still to lock: until none is, a room with late swap hides everybody's lineup. */
export async function someMatchOpen(q: Queryable, room: Scope, jornada: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from match_now m where ${inSlate(room.id, jornada)} and m.estado = 'programado'
      and m.kick_off - make_interval(mins => ${room.lock_lead_min}::int) > app_now()) as open`.execute(q);
  return rows[0]!.open;
}

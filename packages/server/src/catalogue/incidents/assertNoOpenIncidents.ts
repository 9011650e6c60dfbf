import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** Throws while something about one of the matches of a room is not decided (rules R6.6). */
export async function assertNoOpenIncidents(q: Queryable, roomId: number): Promise<void> {
  const { rows } = await sql<{ incidents: string | null; due_at: string | null }>`
    select string_agg(i.id || ' (' || i.kind || ', ' || l.short || ' - ' || v.short || coalesce(': ' || i.detail, '') || ')', ', ' order by i.id) as incidents,
      max(i.due_at) as due_at
    from room_match rm join incident i on i.match_id = rm.match_id and i.estado = 'abierta'
    join match m on m.id = rm.match_id join team l on l.id = m.local_team join team v on v.id = m.visit_team
    where rm.room_id = ${roomId} and not rm.void`.execute(q);
  const { incidents, due_at } = rows[0]!;
  if (incidents === null) return;
  throw new Refusal(
    409,
    'INCIDENCIAS_ABIERTAS',
    `Room ${roomId} waits for a decision on incident ${incidents}. Decide with: incident decide. The rules decide by ${due_at}.`,
  );
}

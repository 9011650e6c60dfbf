import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import type { RoomRow } from '../../platform/db/schema';

type Scope = Pick<RoomRow, 'league_id' | 'lock_lead_min'>;

/**
 * The clubs whose match of a jornada has locked or begun: nobody of theirs comes or goes any more, in rooms with late
 * swap one match after the other, in others because a match began early (rules R4.1, R1.4).
 */
export async function lockedTeams(q: Queryable, room: Scope, jornada: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ team: number }>`
    select distinct unnest(array[m.local_team, m.visit_team]) as team from match_now m
    where m.league_id = ${room.league_id} and m.jornada = ${jornada} and (m.estado in ('en_vivo','descanso','finalizado','suspendido')
      or m.estado = 'programado' and m.kick_off - make_interval(mins => ${room.lock_lead_min}::int) <= app_now())`.execute(
    q,
  );
  return new Set(rows.map(({ team }) => team));
}

/** Whether a match of the jornada is still to lock: until none is, a room with late swap hides everybody's lineup. */
export async function someMatchOpen(q: Queryable, room: Scope, jornada: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from match_now m where m.league_id = ${room.league_id} and m.jornada = ${jornada} and m.estado = 'programado'
      and m.kick_off - make_interval(mins => ${room.lock_lead_min}::int) > app_now()) as open`.execute(q);
  return rows[0]!.open;
}

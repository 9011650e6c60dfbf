import { sql } from 'kysely';
import type { MatchEstado } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';

/** A match of the demo league that has kicked off and is not over, or whose result waits to be confirmed. */
export interface DueMatch {
  id: number;
  external_id: string;
  jornada: number;
  kick_off: string;
  estado: MatchEstado;
  local: string;
  visit: string;
  /** Milliseconds since the kick-off by the database's clock. */
  elapsed_ms: number;
}

/** The matches to go on with, oldest kick-off first; those that an operator postponed or voided are left alone. */
export async function dueMatches(q: Queryable, leagueId: number): Promise<DueMatch[]> {
  const { rows } = await sql<DueMatch>`
    select m.id, m.external_id, m.jornada, m.kick_off, m.estado, l.external_id as local, v.external_id as visit,
      (extract(epoch from clock.now - m.kick_off) * 1000)::float8 as elapsed_ms
    from (select app_now() as now) clock
    join match m on m.league_id = ${leagueId} and m.kick_off <= clock.now
      and (m.estado in ('programado','en_vivo','descanso') or (m.estado = 'finalizado' and not m.official))
    join team l on l.id = m.local_team join team v on v.id = m.visit_team
    order by m.kick_off, m.id`.execute(q);
  return rows;
}

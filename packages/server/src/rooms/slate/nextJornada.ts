import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import { openingSlates } from './openingSlate';
import { Refusal } from '../../platform/refusal';

/** The first jornada whose first match has not locked yet. */
export async function nextJornada(q: Queryable, leagueId: number, lockLeadMin: number): Promise<number> {
  const jornada = await jornadaAhead(q, leagueId, lockLeadMin);
  if (jornada === null) throw new Refusal(409, 'CERRADO', 'La temporada no tiene más jornadas abiertas por ahora.');
  return jornada;
}

/** The same, or null once the calendar has come to its end. */
export async function jornadaAhead(q: Queryable, leagueId: number, lockLeadMin: number): Promise<number | null> {
  const { rows } = await sql<{ jornada: number }>`
    select jornada from ${openingSlates(leagueId)} slate
    group by jornada having min(kick_off) - make_interval(mins => ${lockLeadMin}::int) > app_now()
    order by min(kick_off), jornada limit 1`.execute(q);
  return rows[0]?.jornada ?? null;
}

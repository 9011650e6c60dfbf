import { sql } from 'kysely';
import type { LeagueInfo } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';

/** The leagues with their jornada: the one in play, else the next, else the last. */
export async function leagues(q: Queryable): Promise<LeagueInfo[]> {
  const { rows } = await sql<LeagueInfo>`
    select l.league_unique, l.name, l.logo, l.season, l.has_compe, l.has_predi,
      coalesce((select m.jornada from match m where m.league_id = l.id and m.kick_off > app_now() - interval '3 hours'
                order by m.kick_off, m.jornada limit 1),
               (select max(m.jornada) from match m where m.league_id = l.id), 1) as jornada
    from league l order by l.id`.execute(q);
  return rows;
}

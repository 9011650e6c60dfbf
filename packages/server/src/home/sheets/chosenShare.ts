import { sql } from 'kysely';
import type { PlayerSheet } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';

/**
 * How many of the elevens of a league's last jornada hold a player (rules R21.4): the last of which no match is still to
 * begin and no room is still open, so that no eleven of it can change and nothing is told before a lock (R1.6).
 */
export async function chosenShare(q: Queryable, leagueId: number, playerId: number): Promise<PlayerSheet['chosen']> {
  const { rows } = await sql<{ jornada: number; jornada_name: string; pct: number | null }>`
    with told as (
      select j.number, j.name from jornada j
      where j.league_id = ${leagueId}
        and exists (select from match_now m where m.league_id = j.league_id and m.jornada = j.number)
        and not exists (select from match_now m where m.league_id = j.league_id and m.jornada = j.number
          and m.estado in ('programado','aplazado'))
        and not exists (select from room r where r.league_id = j.league_id and r.kind = 'compe'
          and j.number between r.jornada_from and r.jornada_to and r.estado in ('borrador','abierta','llena'))
        and exists (select from room r where r.league_id = j.league_id and r.kind = 'compe' and r.tipo <> '4'
          and j.number between r.jornada_from and r.jornada_to and r.estado <> 'cancelada')
      order by j.number desc limit 1
    )
    select told.number as jornada, told.name as jornada_name,
      round(100.0 * count(*) filter (where ${playerId} = any(l.players)) / nullif(count(*), 0), 1)::float8 as pct
    from told join room r on r.league_id = ${leagueId} and r.kind = 'compe' and r.tipo <> '4' and r.estado <> 'cancelada'
      and told.number between r.jornada_from and r.jornada_to
    join entry e on e.room_id = r.id
    join lineup l on l.entry_id = e.id and l.jornada = told.number
    group by 1, 2`.execute(q);
  const share = rows[0];
  return share && share.pct !== null ? { ...share, pct: share.pct } : null;
}

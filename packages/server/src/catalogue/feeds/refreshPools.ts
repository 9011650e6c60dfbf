import { sql } from 'kysely';
import { priceOfPlayer } from '../players/priceOfPlayer';
import type { Tx } from '../../platform/db/database';

/**
 * Adds a league's new players to the pools of jornadas that still take lineups: additions are allowed until the lock,
 * and nobody is ever taken out (rules R4.2).
 */
export async function refreshPools(tx: Tx, leagueId: number): Promise<void> {
  await sql`
    with open as (
      select r.jornada_from as jornada from room r
      where r.league_id = ${leagueId} and r.kind = 'compe' and r.estado in ('abierta','llena') and r.lock_at > app_now()
      union
      select j.jornada from room r join room_jornada j on j.room_id = r.id
      where r.league_id = ${leagueId} and r.estado in ('abierta','llena','cerrada','en_vivo') and j.lock_at > app_now()
    )
    insert into pool_player (league_id, jornada, player_id, price)
    select distinct p.league_id, m.jornada, p.id, ${priceOfPlayer}
    from open join match m on m.league_id = ${leagueId} and m.jornada = open.jornada and m.kick_off is not null
    join player p on p.team_id in (m.local_team, m.visit_team) and p.active
    left join player_stat s on s.player_id = p.id
    on conflict do nothing`.execute(tx);
}

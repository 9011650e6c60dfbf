import { sql } from 'kysely';
import type { WeekRecap } from '@arma11/core/back-office';
import { findPlayers, ofJornada } from '../../catalogue/players/playerRows';
import type { Queryable } from '../../platform/db/database';

/** Who of a player's lineups in these rooms made most in a jornada, without a captain's double; of equals the lower id. */
export async function bestFootballer(
  q: Queryable,
  userId: number,
  rooms: readonly number[],
): Promise<WeekRecap['best']> {
  const { rows } = await sql<{ id: number; league: number; jornada: number; points: number }>`
    with held as (
      select distinct r.league_id, l.jornada, p.id
      from entry e join room r on r.id = e.room_id join lineup l on l.entry_id = e.id
      cross join unnest(l.players) as p(id)
      where e.user_id = ${userId} and r.id = any(${[...rooms]}::int[]))
    select h.id, h.league_id as league, h.jornada, sum(pm.points)::int as points
    from held h join match_now m on m.league_id = h.league_id and m.jornada = h.jornada and m.estado = 'finalizado'
    join player_match pm on pm.match_id = m.id and pm.player_id = h.id
    group by 1, 2, 3 having sum(pm.points) > 0 order by 4 desc, 1 limit 1`.execute(q);
  const best = rows[0];
  if (!best) return null;
  const { id, league, jornada, points } = best;
  const [player] = await findPlayers(q, {
    leagueId: league,
    match: ofJornada(league, jornada),
    where: sql`p.id = ${id}`,
  });
  return player ? { player, points } : null;
}

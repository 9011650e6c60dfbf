import { sql } from 'kysely';
import type { RecentStats } from '@arma11/core/contract';
import { findPlayers, ofJornada } from '../../catalogue/players/playerRows';
import type { Queryable } from '../../platform/db/database';
import type { ClosedJornada } from './closedJornada';

/** Who scored most goals in the jornada; of equals who has more points, then the lower id. Null without goals. */
export async function topScorer(q: Queryable, closed: ClosedJornada): Promise<RecentStats['top_scorer']> {
  const { league_id: leagueId, jornada } = closed;
  const { rows } = await sql<{ id: number; goals: number; points: number }>`
    select pm.player_id as id, sum((pm.stats->>'goals')::int)::int as goals, sum(pm.points)::int as points
    from match_now m join player_match pm on pm.match_id = m.id
    where m.league_id = ${leagueId} and m.jornada = ${jornada} and m.estado = 'finalizado'
    group by 1 having sum((pm.stats->>'goals')::int) > 0 order by 2 desc, 3 desc, 1 limit 1`.execute(q);
  const best = rows[0];
  if (!best) return null;
  const [player] = await findPlayers(q, {
    leagueId,
    match: ofJornada(leagueId, jornada),
    where: sql`p.id = ${best.id}`,
  });
  return player ? { player, goals: best.goals, points: best.points } : null;
}

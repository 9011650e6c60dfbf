import { sql } from 'kysely';
import type { RecentStats } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { bestLineup, biggestPrize } from './bestOfRooms';
import type { ClosedJornada } from './closedJornada';
import { topPrediction } from './topPrediction';
import { topScorer } from './topScorer';

/**
 * The best of each league's last closed jornada (product §11.3): the latest of which a room has been paid and none is
 * still to be. Private rooms are nobody else's business, and what is told comes from paid rooms alone.
 */
export async function recentStats(q: Queryable): Promise<RecentStats[]> {
  const { rows } = await sql<ClosedJornada>`
    select distinct on (l.id) l.id as league_id, l.league_unique, l.name as league_name, j.number as jornada, j.name as jornada_name
    from league l join jornada j on j.league_id = l.id
    where exists (select from room r where r.league_id = l.id and r.jornada_to = j.number and r.estado = 'pagada')
      and not exists (select from room r where r.league_id = l.id and r.jornada_to = j.number
        and r.estado not in ('borrador','pagada','cancelada'))
    order by l.id, j.number desc`.execute(q);
  const stats: RecentStats[] = [];
  for (const closed of rows) stats.push(await statsOf(q, closed));
  return stats;
}

async function statsOf(q: Queryable, closed: ClosedJornada): Promise<RecentStats> {
  const { league_unique, league_name, jornada, jornada_name } = closed;
  return {
    league_unique,
    league_name,
    jornada,
    jornada_name,
    best_lineup: await bestLineup(q, closed),
    top_scorer: await topScorer(q, closed),
    top_prediction: await topPrediction(q, closed),
    biggest_prize: await biggestPrize(q, closed),
  };
}

import { sql } from 'kysely';
import type { RecentStats } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import { findMatches } from '../../catalogue/matches/matchView';
import { publishedRooms, type ClosedJornada } from './closedJornada';

/** Fewer answers say nothing of what people knew. */
const FEWEST = 3;

interface Hit {
  match_id: number;
  question: string;
  answer: string;
  hits: number;
  pct: number;
}

/** The right answer that the greatest share of players gave, over all rooms that asked; of equals the one most gave. */
export async function topPrediction(q: Queryable, closed: ClosedJornada): Promise<RecentStats['top_prediction']> {
  const { rows } = await sql<Hit>`
    with given as (
      select k.match_id, k.kind, k.question, v.code, v.answer, v.result
      from room r join market k on k.room_id = r.id and k.estado = 'resuelto'
      join answer a on a.market_id = k.id join alternative v on v.id = a.alternative_id
      where r.kind = 'predi' and ${publishedRooms(closed)}
    ), asked as (
      select match_id, kind, count(*) as answers from given group by 1, 2 having count(*) >= ${FEWEST}
    )
    select g.match_id, min(g.question) as question, min(g.answer) as answer, count(*)::int as hits,
      round(100.0 * count(*) / max(asked.answers), 1)::float8 as pct
    from given g join asked on asked.match_id = g.match_id and asked.kind = g.kind
    where g.result = 'acierto' group by g.match_id, g.kind, g.code
    order by pct desc, hits desc, g.match_id, g.kind, g.code limit 1`.execute(q);
  const best = rows[0];
  if (!best) return null;
  const [match] = await findMatches(q, sql`m.id = ${best.match_id}`);
  if (!match) return null;
  const { question, answer, hits, pct } = best;
  return { match, question, answer, hits, pct };
}

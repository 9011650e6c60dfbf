import { sql } from 'kysely';
import { asRows } from '../../platform/db/asRows';
import type { Queryable } from '../../platform/db/database';
import { FeedError } from './FeedError';
import type { FeedSeason } from './feedShape';

const RANK = sql.raw(
  `case estado when 'programado' then 0 when 'en_vivo' then 1 when 'descanso' then 1 when 'finalizado' then 2 end`,
);
/** Minutes by which a running clock may be set back. */
const SET_BACK = 2;

interface Older {
  external_id: string;
  held: string;
  told: string;
}

/** Throws `FeedError` where a match would go back: over to in play, in play to planned, or to an earlier minute (rules R18.3). */
export async function assertNotOlder(
  q: Queryable,
  leagueUnique: string,
  { source, matches }: Pick<FeedSeason, 'source' | 'matches'>,
): Promise<void> {
  const { rows } = await sql<Older>`
    select m.external_id, m.estado || coalesce(' ' || m.minute || '''', '') as held,
      x.estado || coalesce(' ' || x.minute || '''', '') as told
    from (select x.*, ${RANK} as rank from json_to_recordset(${asRows(matches)}) as x(external_id text, estado text, minute int)) x
    join (select m.*, ${RANK} as rank from match m join league l on l.id = m.league_id where l.league_unique = ${leagueUnique}) m
      on m.external_id = x.external_id
    where not m.held and not m.said
      and (x.rank < m.rank or x.estado = 'en_vivo' and m.estado = 'en_vivo' and x.minute < m.minute - ${SET_BACK})
    order by m.id limit 3`.execute(q);
  if (rows.length === 0) return;
  const list = rows.map(({ external_id, held, told }) => `match ${external_id} is ${held} and would be ${told}`);
  throw new FeedError(source, null, `it tells an older state: ${list.join('; ')}.`, { kind: 'older' });
}

import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database';
import { FeedError } from '../FeedError';
import type { FeedSeason } from '../feedShape';
import { asRows } from '../../../platform/db/asRows';

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

/** Throws `FeedError` where a match would go back: over to in play, in play to planned, or to an earlier minute. */
async function refuseOlder(q: Queryable, leagueUnique: string, { source, matches }: FeedSeason): Promise<void> {
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

/** A list that loses more than this share has been cut, or is another list. */
const MOST_LOST = 1 / 8;

/** Throws `FeedError` where a list of the whole season has lost clubs or matches that the league has. */
async function refuseLost(q: Queryable, leagueUnique: string, { source, teams, matches }: FeedSeason): Promise<void> {
  const { rows } = await sql<{ clubs: number; matches: number }>`
    select (select count(*)::int from team t where t.league_id = l.id) as clubs,
      (select count(*)::int from match m where m.league_id = l.id) as matches
    from league l where l.league_unique = ${leagueUnique}`.execute(q);
  const held = rows[0];
  if (!held) return;
  const lost = (now: number, before: number) => now < before * (1 - MOST_LOST);
  if (lost(teams.length, held.clubs)) {
    throw new FeedError(source, null, `it names ${teams.length} clubs of ${held.clubs}.`, { kind: 'clubs' });
  }
  if (lost(matches.length, held.matches)) {
    throw new FeedError(source, null, `it lists ${matches.length} matches of ${held.matches}.`, { kind: 'shape' });
  }
}

/**
 * Throws `FeedError` on a season that should not be applied without somebody looking at it (rules R18.3).
 *
 * @param whole The source always lists the whole season.
 */
export async function refuseDoubtful(
  q: Queryable,
  leagueUnique: string,
  season: FeedSeason,
  whole: boolean,
): Promise<void> {
  if (whole) await refuseLost(q, leagueUnique, season);
  await refuseOlder(q, leagueUnique, season);
}

import { sql } from 'kysely';
import { leagueTable, type EndedMatch, type TableRow } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';

/** What a league's matches have come to. */
export interface FinishedMatches {
  /** Those with a result, in playing order. */
  matches: EndedMatch[];
  /** Its clubs by them (rules R21.1). */
  rows: TableRow[];
  /** Whether their order is a table: not where somebody goes through by a match. */
  ranked: boolean;
}

/** Reads what had ended in a league before an instant; without one, all that has. */
export async function finishedMatches(q: Queryable, leagueId: number, before?: string): Promise<FinishedMatches> {
  const { rows: matches } = await sql<EndedMatch>`
    select m.local_team as local, m.visit_team as visit, m.goals_local as "goalsLocal", m.goals_visit as "goalsVisit"
    from match_now m
    where m.league_id = ${leagueId} and m.estado = 'finalizado' and m.goals_local is not null and m.goals_visit is not null
      and (${before ?? null}::timestamptz is null or m.kick_off < ${before ?? null}::timestamptz)
    order by m.kick_off, m.id`.execute(q);
  const { rows: teams } = await sql<{ id: number; knockout: boolean }>`
    select t.id, exists (select from match m where m.league_id = ${leagueId} and m.knockout is not null) as knockout
    from team t where t.league_id = ${leagueId} order by t.id`.execute(q);
  const rows = leagueTable(
    teams.map(({ id }) => id),
    matches,
  );
  return { matches, rows, ranked: matches.length > 0 && !teams.some(({ knockout }) => knockout) };
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { asRows } from '../../platform/db/asRows';
import { importanceOf, type DemoLeague, type DemoMatch } from '../season/demoLeague';

/** Rates matches: by it the home lists choose which to show first. */
export async function rateMatches(
  db: Db,
  leagueId: number,
  league: DemoLeague,
  matches: readonly DemoMatch[],
): Promise<void> {
  const rated = matches.map((match) => ({ match: match.external_id, importance: importanceOf(league, match) }));
  await sql`
    update match m set importance = x.importance from json_to_recordset(${asRows(rated)}) as x(match text, importance real)
    where m.league_id = ${leagueId} and m.external_id = x.match and m.importance <> x.importance`.execute(db.fresh);
}

import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database';
import { FeedError } from '../FeedError';
import type { FeedSeason } from '../feedShape';
import { assertNotOlder } from '../assertNotOlder';

/** A list that loses more than this share has been cut, or is another list. */
const MOST_LOST = 1 / 8;

/** Throws `FeedError` where a list of the whole season has lost clubs or matches that the league has. */
async function assertNotShrunk(
  q: Queryable,
  leagueUnique: string,
  { source, teams, matches }: FeedSeason,
): Promise<void> {
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
export async function assertPlausible(
  q: Queryable,
  leagueUnique: string,
  season: FeedSeason,
  whole: boolean,
): Promise<void> {
  if (whole) await assertNotShrunk(q, leagueUnique, season);
  await assertNotOlder(q, leagueUnique, season);
}

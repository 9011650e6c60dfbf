import type { Db } from '../../platform/db/database';
import { FeedError } from './FeedError';
import type { LeagueToFill } from './feedLeague';
import type { FeedSeason } from './feedShape';
import { importSeason, type ImportReport } from './importSeason';
import { assertNotOlder } from './assertNotOlder';

/**
 * Fills a league with files that a person has at hand, which may lie there since last week: nothing is written where a
 * match would go back (rules R18.3).
 *
 * @param older That is what they mean.
 */
export async function importByHand(
  db: Db,
  season: FeedSeason,
  { older = false, ...league }: LeagueToFill & { older?: boolean },
): Promise<ImportReport> {
  if (!older) await assertNotOlder(db.fresh, league.league_unique, season).catch(withWay);
  return importSeason(db, season, league);
}

function withWay(error: unknown): never {
  if (!(error instanceof FeedError)) throw error;
  const way = 'Import the newer files, or add --older if these are right.';
  throw new FeedError(error.file, null, `${error.problem} ${way}`, { kind: 'older', cause: error });
}

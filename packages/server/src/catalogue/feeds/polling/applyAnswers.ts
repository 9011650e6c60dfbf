import type { Db } from '../../../platform/db/database';
import { heldFiles } from '../feedFiles';
import { FeedError } from '../FeedError';
import { importSeason } from '../importSeason';
import { withKnownClubs } from '../knownClubs';
import { feedReaders } from '../sources/feedReaders';
import type { FeedRow } from './feedLease';
import { assertPlausible } from './assertPlausible';

/** What a feed says of how its answers are read. */
export type AppliedFeed = Pick<FeedRow, 'league_unique' | 'source' | 'address' | 'settings'>;

/**
 * Writes what documents tell into the feed's league: the differences alone, by the importer that files go through.
 * Returns how many rows it changed. Throws `FeedError`, and changes nothing, where they are not what they should be or
 * should be looked at first (rules R18.3).
 *
 * @param trusted Somebody has looked: new clubs are new, and what is told is right.
 */
export async function applyAnswers(
  db: Db,
  feed: AppliedFeed,
  documents: ReadonlyMap<string, Uint8Array>,
  trusted: boolean,
): Promise<number> {
  const { league_unique, source, settings } = feed;
  const reader = feedReaders[source];
  const told = await reader.season(heldFiles(new URL(feed.address).host, documents), settings);
  if (told.matches.length === 0 && told.teams.length === 0) {
    throw new FeedError(told.source, null, 'it tells of no club and no match.');
  }
  const season = await withKnownClubs(db.fresh, told, league_unique, trusted);
  if (!trusted) await assertPlausible(db.fresh, league_unique, season, reader.whole);
  const { name, scoring } = settings;
  const { tables } = await importSeason(db, season, { league_unique, name, scoring, newClubs: trusted });
  return Object.values(tables).reduce((sum, { inserted, updated }) => sum + inserted + updated, 0);
}

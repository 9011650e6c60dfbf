import type { Db } from '../../../platform/db/database';
import type { FeedAlarm } from '../../../platform/db/tables/feedTables';
import type { Deps } from '../../../platform/deps';
import { FeedError } from '../FeedError';
import { feedReaders } from '../sources/feedReaders';
import { applyAnswers } from './applyAnswers';
import { SourceFailure } from './askAddress';
import { collectAnswers, type Outside, type ReadDocument } from './collectAnswers';
import { LeaseLost, renewLease, type FeedRow } from './feedLease';
import { finishRead, type ReadOutcome } from './finishRead';
import { wasFollowed } from './keptAnswers';
import { leagueMoment, type LeagueMoment } from './leagueMoment';

/** What a read of a feed is given. */
export interface Polling extends Pick<Deps, 'db' | 'log' | 'random'> {
  outside: Outside;
}

/** An answer that a newer one has followed: a cache on the way has kept it. */
async function assertNotSuperseded(db: Db, { id }: FeedRow, documents: readonly ReadDocument[]): Promise<void> {
  for (const each of documents.filter(({ changed }) => changed)) {
    if (await wasFollowed(db.fresh, id, each)) {
      throw new FeedError(each.document, null, 'it is an earlier answer again, word for word.', { kind: 'older' });
    }
  }
}

async function read(
  { db, outside }: Polling,
  feed: FeedRow,
  { now, unconfirmed }: LeagueMoment,
  documents: ReadDocument[],
): Promise<ReadOutcome> {
  const reader = feedReaders[feed.source];
  const answers = await collectAnswers(db.fresh, { feed, reader, now, outside }, documents);
  const changed = documents.some((each) => each.changed);
  // An equal answer is told to the importer too while a result waits to be confirmed by a second read.
  if (!changed && !unconfirmed && !feed.trusted) return { outcome: 'same', changes: 0 };
  if (reader.whole && !feed.trusted) await assertNotSuperseded(db, feed, documents);
  await renewLease(db.fresh, feed);
  const changes = await applyAnswers(db, feed, answers, feed.trusted);
  return { outcome: changed ? 'changed' : 'same', changes };
}

const ALARMS: Record<FeedError['kind'], FeedAlarm | null> = {
  shape: 'shape',
  clubs: 'clubs',
  older: 'older',
  // What was cut on its way comes whole with the next read, or the source falls silent.
  cut: null,
};

function outcomeOf(error: unknown): ReadOutcome {
  if (error instanceof SourceFailure) {
    return { outcome: 'failed', changes: 0, problem: error.message, retryAfter: error.retryAfter };
  }
  if (error instanceof FeedError) {
    const alarm = ALARMS[error.kind];
    return { outcome: alarm ? 'refused' : 'failed', changes: 0, problem: error.message, alarm };
  }
  throw error;
}

/**
 * Reads a feed once: asks, keeps what it answers, applies the differences, and plans the next read. What cannot be read
 * or should be looked at first changes nothing of its league (rules R18.1, R18.3).
 */
export async function pollFeed(polling: Polling, feed: FeedRow): Promise<void> {
  const { db } = polling;
  const before = await leagueMoment(db.fresh, feed.league_unique);
  const documents: ReadDocument[] = [];
  try {
    const outcome = await read(polling, feed, before, documents).catch(outcomeOf);
    await finishRead(polling, feed, documents, outcome);
  } catch (error) {
    if (!(error instanceof LeaseLost)) {
      // Ours to mend, and not the source's fault: the read counts as failed, so that it is not tried every second.
      const problem = `the server failed: ${error instanceof Error ? error.message : String(error)}`;
      await finishRead(polling, feed, documents, { outcome: 'failed', changes: 0, problem });
      throw error;
    }
  }
}

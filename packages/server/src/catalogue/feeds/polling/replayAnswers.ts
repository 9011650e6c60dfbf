import type { Db, Queryable } from '../../../platform/db/database';
import { applyAnswers, type AppliedFeed } from './applyAnswers';
import { keptBytes } from './keptAnswers';
import { leagueMoment } from './leagueMoment';

/** A good read, as it was kept. */
export interface KeptRead {
  at: string;
  /** The answers were those of the read before. */
  same: boolean;
  trusted: boolean;
  documents: { document: string; answer: number }[];
}

/** The good reads of a feed in their order, up to an instant. */
export async function keptReads(q: Queryable, feed: number, until: string | null): Promise<KeptRead[]> {
  const rows = await q
    .selectFrom('feed_read as r')
    .innerJoin('feed_read_answer as ra', 'ra.read_id', 'r.id')
    .innerJoin('feed_answer as a', 'a.id', 'ra.answer_id')
    .select(['r.id', 'r.at', 'r.outcome', 'r.trusted', 'a.id as answer', 'a.document'])
    .where('r.feed_id', '=', feed)
    .where('r.outcome', 'in', ['changed', 'same'])
    .$if(until !== null, (query) => query.where('r.at', '<=', until!))
    .orderBy('r.id')
    .orderBy('a.id')
    .execute();
  const reads = new Map<number, KeptRead>();
  for (const { id, at, outcome, trusted, answer, document } of rows) {
    const read = reads.get(id) ?? { at, same: outcome === 'same', trusted, documents: [] };
    read.documents.push({ document, answer });
    reads.set(id, read);
  }
  return [...reads.values()];
}

export interface Replay {
  feed: AppliedFeed;
  reads: readonly KeptRead[];
  /** What was answered, by the answer's number. */
  bytesOf: (answer: number) => Promise<Uint8Array>;
  /** Called before each read: where the clock is moved to its time. */
  before?: (read: KeptRead) => Promise<void>;
}

/** Applies kept reads one after another, as they were applied when they came; returns how many rows they changed. */
export async function replayAnswers(db: Db, { feed, reads, bytesOf, before }: Replay): Promise<number> {
  let changes = 0;
  for (const read of reads) {
    await before?.(read);
    if (read.same && !read.trusted && !(await leagueMoment(db.fresh, feed.league_unique)).unconfirmed) continue;
    const documents = new Map<string, Uint8Array>();
    for (const { document, answer } of read.documents) documents.set(document, await bytesOf(answer));
    changes += await applyAnswers(db, feed, documents, read.trusted);
  }
  return changes;
}

/** What a feed of this database answered. */
export const ownBytes = (q: Queryable) => (answer: number) => keptBytes(q, answer);

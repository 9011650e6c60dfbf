import type { Queryable } from '../../../platform/db/database';
import type { Asking, FeedReader, FeedTokens } from '../sources/feedReader';
import { askAddress, type AskLimits, type Fetch, type Known } from './askAddress';
import { renewLease, type FeedRow } from './feedLease';
import { keepAnswer, keptBytes, type KeptDocument } from './keptAnswers';

/** One document of this read. */
export interface ReadDocument extends KeptDocument, Known {
  /** Not the answer that was applied last. */
  changed: boolean;
  read_at: string;
}

/** How a feed's documents are asked for. */
export interface Outside {
  fetch: Fetch;
  limits: AskLimits;
  tokens: FeedTokens;
}

interface Before extends Known {
  answer_id: number;
  read_at: string;
}

async function readBefore(q: Queryable, feed: number): Promise<Map<string, Before>> {
  const rows = await q.selectFrom('feed_document').selectAll().where('feed_id', '=', feed).execute();
  return new Map(rows.map((row) => [row.document, row]));
}

const UNKNOWN: Known = { etag: null, last_modified: null };

/**
 * Asks for all documents of a feed and keeps every answer, before anything is made of it. `into` is filled as they come,
 * so that what arrived is known also when a later one fails. Throws `SourceFailure`, `LeaseLost`, and `FeedError` of a
 * document that names the others.
 */
export async function collectAnswers(
  q: Queryable,
  { feed, reader, now, outside }: { feed: FeedRow; reader: FeedReader; now: string; outside: Outside },
  into: ReadDocument[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const before = await readBefore(q, feed.id);
  const { fetch, limits, tokens } = outside;
  const headers = reader.headers?.(tokens);

  const taken = async (document: string, known: Before, read_at: string): Promise<Uint8Array> => {
    const bytes = await keptBytes(q, known.answer_id);
    into.push({ ...known, document, bytes, changed: false, read_at });
    return bytes;
  };

  const ask: Asking['ask'] = async (document, address, { atMostEveryS = 0 } = {}) => {
    const known = before.get(document);
    const age = known ? (Date.parse(now) - Date.parse(known.read_at)) / 1000 : Infinity;
    // A tenth less: the next read is not planned to the second. A rehearsal's clock may have been set back.
    if (known && age >= 0 && age < atMostEveryS * 0.9) return taken(document, known, known.read_at);
    await renewLease(q, feed);
    const { bytes, ...tags } = await askAddress(fetch, address, { known: known ?? UNKNOWN, headers, limits });
    if (bytes === null && known) return taken(document, known, now);
    const answer_id = await keepAnswer(q, { feed: feed.id, document, bytes: bytes! });
    into.push({ document, answer_id, bytes: bytes!, ...tags, changed: answer_id !== known?.answer_id, read_at: now });
    return bytes!;
  };
  return reader.collect({ address: feed.address, everyS: feed.every_s, now, known: new Set(before.keys()), ask });
}

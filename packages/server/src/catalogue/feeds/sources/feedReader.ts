import type { FeedSettings } from '../../../platform/db/tables/feedTables';
import type { FeedFiles } from '../feedFiles';
import type { FeedSeason } from '../feedShape';

/** How a reader asks for what it needs; an unchanged document is not sent again. */
export interface Asking {
  /** The feed's address. */
  address: string;
  /** Seconds between two reads when no match is live. */
  everyS: number;
  /** The game's time, as an instant. */
  now: string;
  /** The names of documents that have been read before. */
  known: ReadonlySet<string>;
  /**
   * A document under its name.
   *
   * @param atMostEveryS What was read since is good enough.
   */
  ask(document: string, address: string, options?: { atMostEveryS?: number }): Promise<Uint8Array>;
}

/** One kind of source (rules R18.2). */
export interface FeedReader {
  /** Its answers always list the whole season: fewer matches or clubs than before are a cut or changed answer. */
  whole: boolean;
  /** Sends what it needs beside the address. */
  headers?(tokens: FeedTokens): Record<string, string>;
  /** Asks for all its documents. */
  collect(asking: Asking): Promise<ReadonlyMap<string, Uint8Array>>;
  /** What they tell. Throws `FeedError` where they are not what they should be. */
  season(files: FeedFiles, settings: FeedSettings): Promise<FeedSeason>;
}

/** What the operator's account with a source is proved by; none of it is kept in the database. */
export interface FeedTokens {
  footballData: string | null;
}

const LAST_PART = /([^/?#]+)\/?(?:[?#].*)?$/;

/** The reader of a source that is one document. */
export const oneDocument = (
  season: (files: FeedFiles, document: string, settings: FeedSettings) => FeedSeason,
  more: Partial<FeedReader> = {},
): FeedReader => ({
  whole: true,
  async collect({ address, ask }) {
    const document = decodeURIComponent(LAST_PART.exec(new URL(address).pathname)?.[1] ?? 'document');
    return new Map([[document, await ask(document, address)]]);
  },
  season: async (files, settings) => season(files, [...files.names][0]!, settings),
  ...more,
});

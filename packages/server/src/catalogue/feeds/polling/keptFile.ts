import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/database';
import { gunzip } from '../../../platform/gzip';
import { FeedError } from '../FeedError';
import { inShape } from '../readJson';
import type { AppliedFeed } from './applyAnswers';
import type { FeedRow } from './feedLease';
import { keptReads, type KeptRead } from './replayAnswers';

const Settings = z.object({
  name: z.string().optional(),
  scoring: z.enum(['arma11', 'fpl']).optional(),
  season: z.string().optional(),
  zone: z.string().optional(),
  mapping: z.unknown().optional(),
});

const Line = z.union([
  z.object({
    league_unique: z.string(),
    source: z.enum(['fpl', 'openfootball', 'football-txt', 'football-data', 'json', 'csv']),
    address: z.url(),
    settings: Settings,
  }),
  z.object({ answer: z.int(), gzip: z.base64() }),
  z.object({
    at: z.iso.datetime(),
    same: z.boolean(),
    trusted: z.boolean(),
    documents: z.array(z.object({ document: z.string(), answer: z.int() })),
  }),
]);

/**
 * Writes what a feed answered into a file, a line of JSON each: the feed, then every read, and each answer before the
 * first read that has it. Returns how many reads there are.
 */
export async function writeKeptFile(q: Queryable, feed: FeedRow, path: string, until: string | null): Promise<number> {
  const { league_unique, source, address, settings } = feed;
  const reads = await keptReads(q, feed.id, until);
  await writeFile(path, `${JSON.stringify({ league_unique, source, address, settings })}\n`, { flag: 'wx' });
  const written = new Set<number>();
  for (const read of reads) {
    for (const { answer } of read.documents) {
      if (written.has(answer)) continue;
      written.add(answer);
      const { body } = await q
        .selectFrom('feed_answer')
        .select('body')
        .where('id', '=', answer)
        .executeTakeFirstOrThrow();
      await appendFile(path, `${JSON.stringify({ answer, gzip: Buffer.from(body).toString('base64') })}\n`);
    }
    await appendFile(path, `${JSON.stringify(read)}\n`);
  }
  return reads.length;
}

/** What a file of `writeKeptFile` holds. */
export interface KeptFile {
  feed: AppliedFeed;
  reads: KeptRead[];
  bytesOf: (answer: number) => Promise<Uint8Array>;
}

/** Reads a file of `writeKeptFile`. Throws `FeedError` with the line that is not as it should be. */
export async function readKeptFile(path: string): Promise<KeptFile> {
  const wrong = (line: number) => new FeedError(path, `line ${line}`, 'this is not a file of feed export.');
  const text = await readFile(path, 'utf8').catch((cause: Error) => {
    throw new FeedError(path, null, 'the file cannot be read.', { cause });
  });
  let feed: AppliedFeed | undefined;
  const reads: KeptRead[] = [];
  const answers = new Map<number, string>();
  text.split('\n').forEach((line, i) => {
    if (line === '') return;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw wrong(i + 1);
    }
    const read = inShape(path, value, Line, () => `line ${i + 1}`);
    if ('gzip' in read) answers.set(read.answer, read.gzip);
    else if ('at' in read) reads.push(read);
    else feed = read;
  });
  if (!feed) throw wrong(1);
  return {
    feed,
    reads,
    bytesOf: async (answer) => {
      const gzip = answers.get(answer);
      if (gzip === undefined) throw new FeedError(path, null, `answer ${answer} is missing.`);
      return gunzip(new Uint8Array(Buffer.from(gzip, 'base64')));
    },
  };
}

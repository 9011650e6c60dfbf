import { z } from 'zod';
import type { Model } from './models';

const Text = z.string().nullable();

const deskFeed = z.object({
  /** The number of the feed. */
  feed: z.int(),
  /** The league that it fills; it may not be there before the first good answer. */
  league: z.string(),
  /** The kind of source, which decides how its answers are read (rules R18.2). */
  source: z.enum(['fpl', 'openfootball', 'football-txt', 'football-data', 'json', 'csv']),
  /** Where it is read. */
  address: z.string(),
  /** Seconds between two reads while no match is live. */
  every_s: z.int(),
  /** Seconds between two reads while a match is live. */
  live_every_s: z.int(),
  /** Read, paused by hand, or taken away. */
  state: z.enum(['on', 'paused', 'removed']),
  /** Null: there is none yet. */
  good_at: Text,
  /** The last read, good or not. */
  read_at: Text,
  /** What the last read brought: something new, the same as before, no answer, or one that was not applied; null: there was none yet. */
  outcome: z.enum(['changed', 'same', 'failed', 'refused']).nullable(),
  /** What was wrong with the last read. */
  problem: Text,
  /** Null while it is paused. */
  next_at: Text,
  /** No good answer, another shape, other clubs, or an older state than before. */
  alarm: z.enum(['silent', 'shape', 'clubs', 'older']).nullable(),
  /** What the alarm is about, in a sentence; null without one. */
  alarm_text: Text,
  /** Since when it rings; null without one. ISO-8601 instant in UTC. */
  alarm_at: Text,
  /** Its next answer is taken as it stands. */
  trusted: z.boolean(),
  /** Different answers that are kept. */
  answers: z.int(),
  /** What the kept answers take up, in bytes. */
  kept_bytes: z.int(),
});
/** A source that the server reads by itself. */
export interface DeskFeed extends z.infer<typeof deskFeed> {}
export const DeskFeed: Model<DeskFeed> = deskFeed;

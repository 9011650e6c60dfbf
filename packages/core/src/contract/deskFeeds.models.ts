import { z } from 'zod';
import type { Model } from './models';

const Text = z.string().nullable();

const deskFeed = z.object({
  feed: z.int(),
  /** The league that it fills; it may not be there before the first good answer. */
  league: z.string(),
  source: z.enum(['fpl', 'openfootball', 'football-txt', 'football-data', 'json', 'csv']),
  address: z.string(),
  /** Seconds between two reads: between matches, and while one is live. */
  every_s: z.int(),
  live_every_s: z.int(),
  state: z.enum(['on', 'paused', 'removed']),
  /** Null: there is none yet. */
  good_at: Text,
  /** The last read, good or not. */
  read_at: Text,
  outcome: z.enum(['changed', 'same', 'failed', 'refused']).nullable(),
  /** What was wrong with the last read. */
  problem: Text,
  /** Null while it is paused. */
  next_at: Text,
  /** No good answer, another shape, other clubs, or an older state than before. */
  alarm: z.enum(['silent', 'shape', 'clubs', 'older']).nullable(),
  alarm_text: Text,
  alarm_at: Text,
  /** Its next answer is taken as it stands. */
  trusted: z.boolean(),
  /** Different answers that are kept, and what they take up. */
  answers: z.int(),
  kept_bytes: z.int(),
});
/** A source that the server reads by itself. */
export interface DeskFeed extends z.infer<typeof deskFeed> {}
export const DeskFeed: Model<DeskFeed> = deskFeed;

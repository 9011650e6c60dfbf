import { z } from 'zod';
import type { Model } from './models';

const Text = z.string().nullable();

const deskBoardRow = z.object({
  /**
   * What needs a person: a match that is late, whose result nobody confirmed or whose players have no figures; a room that
   * was not paid or whose lock moved; an open incident; a feed with an alarm; posts on walls of groups that were reported;
   * or a queue of money.
   */
  kind: z.enum([
    'room_unpaid',
    'incident',
    'match_late',
    'result_unofficial',
    'no_statistics',
    'lock_moved',
    'feed_alarm',
    'group_posts',
    'withdrawals',
    'top_ups',
    'adjustments',
  ]),
  /** How soon somebody must see to it. */
  urgency: z.enum(['now', 'today', 'later']),
  /** Of the match, the room, the incident or the feed; null of a queue. */
  id: z.int().nullable(),
  /** The teams, or the name of the room or the feed's league; empty of a queue. */
  name: z.string(),
  /** Of an incident its kind, of a late match its state, of an unpaid room what it waits for, of a moved lock the instant that it stood at, of a feed its alarm. */
  detail: Text,
  /** Rooms that wait for it, players of the room, posts, or requests in the queue. */
  count: z.int(),
  /** In the pot or in the queue; null of what has none. */
  coins: z.int().nullable(),
  /** Since when it waits; null where that says nothing. ISO-8601 instant in UTC. */
  since: Text,
  /** When it becomes worse: the rules decide, the room locks, the promised time is over. */
  due_at: Text,
});
/** One thing that needs a person now. */
export interface DeskBoardRow extends z.infer<typeof deskBoardRow> {}
export const DeskBoardRow: Model<DeskBoardRow> = deskBoardRow;

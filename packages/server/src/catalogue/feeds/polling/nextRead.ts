import type { FeedTable } from '../../../platform/db/tables/feedTables';

/** What decides when a source is read again; times in milliseconds. */
export interface ReadPlan extends Pick<FeedTable, 'every_s' | 'live_every_s'> {
  /** A match of its league is on. */
  live: boolean;
  /** Until the next kick-off; null without one. */
  toKickOff: number | null;
  /** Reads in a row that failed, this one among them; 0 after a good one. */
  failures: number;
  /** How long the source has asked us to wait. */
  retryAfter: number | null;
}

/** While a match is live a source that failed is asked again after this at the latest: the alarm rings after five minutes. */
const LONGEST_LIVE = 120_000;
const LONGEST_ASKED = 3_600_000;

/**
 * How long a source is left alone, in milliseconds. Good: by the match or between matches, and never past a kick-off, a
 * tenth more or less. Failed: twice as long each time, from half of it to all of it, so that servers that failed together
 * do not come back together (rules R18.1).
 *
 * @param chance From 0 to 1.
 */
export function nextRead(
  { every_s, live_every_s, live, toKickOff, failures, retryAfter }: ReadPlan,
  chance: number,
): number {
  const [between, during] = [every_s * 1000, live_every_s * 1000];
  if (failures > 0) {
    const longest = Math.max(during, live ? Math.min(between, LONGEST_LIVE) : between);
    const wait = Math.min(longest, during * 2 ** Math.min(failures - 1, 20));
    const asked = Math.min(retryAfter ?? 0, LONGEST_ASKED);
    return Math.max(Math.round(wait * (0.5 + chance / 2)), asked);
  }
  const wait = (live ? during : between) * (0.9 + chance / 5);
  const untilKickOff = toKickOff === null || toKickOff <= 0 ? Infinity : Math.max(toKickOff, during);
  return Math.round(Math.min(wait, untilKickOff));
}

import type { Fetch } from '../catalogue/feeds/polling/askAddress';
import { takeDueFeed, type FeedRow } from '../catalogue/feeds/polling/feedLease';
import { pollFeed, type Polling } from '../catalogue/feeds/polling/pollFeed';
import type { Deps } from '../platform/deps';
import { timedJob } from '../platform/metrics/timedJob';
import { base64url } from '../platform/bytes';
import { startLoop, type Loop } from '../platform/jobs/startLoop';

/** A source that stalls must not hold up the others. */
const AT_ONCE = 4;

/**
 * Reads every feed when it is due, by one of several servers each (rules R18.1). When the server stops no source is waited
 * for any more; what has been answered is still written.
 */
export function startFeeds(given: Polling & Pick<Deps, 'metrics'>, everyMs = 1000): Loop {
  const { db, log, random, outside } = given;
  const stopping = new AbortController();
  const fetch: Fetch = (address, { signal, ...init }) =>
    outside.fetch(address, { ...init, signal: AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]) });
  const polling: Polling = { ...given, outside: { ...outside, fetch } };
  const reading = new Set<Promise<void>>();
  const failed = (error: unknown) => log({ level: 'error', message: 'feeds: a read failed', error: String(error) });

  const read = (feed: FeedRow) => {
    const work = pollFeed(polling, feed)
      .catch(failed)
      .finally(() => reading.delete(work));
    reading.add(work);
  };
  const loop = startLoop(
    timedJob(given.metrics, 'feeds', async () => {
      while (reading.size < AT_ONCE) {
        const feed = await takeDueFeed(db, base64url(random(16)));
        if (!feed) return;
        read(feed);
      }
    }),
    { everyMs, failed },
  );
  return {
    async stop() {
      stopping.abort();
      await loop.stop();
      await Promise.all(reading);
    },
  };
}

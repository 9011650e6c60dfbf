import type { LiveFeed, LiveWatcher, OpenStream } from './LiveFeed';
import { withSilence } from './withSilence';

export interface LiveFeedSettings {
  openStream: OpenStream;
  /** Of the stream, under `services/`. */
  path: string;
  getToken: () => string | null | Promise<string | null>;
  wait: (ms: number) => Promise<void>;
  random: () => number;
}

/** Who appears together in a page is asked for together. */
const GATHER_MS = 50;
const LONGEST_PAUSE_MS = 30_000;
/** Two signs of life and a bit: the server gives one every 15 s. */
const SILENCE_MS = 40_000;
/** Statuses after which the same request makes no sense. */
const FINAL = new Set([400, 401, 403, 404, 405, 501]);

/** Full jitter: after a restart of the server not everybody comes back at once. */
const pauseAfter = (failures: number, random: () => number) =>
  random() * Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS);

/** A feed over one stream for all watchers, opened with the first and opened anew when their rooms change. */
export function createLiveFeed(settings: LiveFeedSettings): LiveFeed {
  const watchers = new Map<LiveWatcher, readonly string[]>();
  let following = '';
  let lastEventId = '';
  let current: AbortController | null = null;

  let isOpen = false;

  const notify = (what: (watcher: LiveWatcher) => void) => [...watchers.keys()].forEach(what);

  function setOpen(open: boolean): void {
    if (open === isOpen) return;
    isOpen = open;
    notify((watcher) => watcher.open(open));
  }

  /** Reads one stream to its end; returns whether to try again. */
  async function read(signal: AbortSignal): Promise<boolean> {
    const token = await settings.getToken();
    if (!token) return false;
    const headers: Record<string, string> = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
    if (lastEventId) headers['last-event-id'] = lastEventId;
    const path = `${settings.path}?rooms=${following}`;
    return withSilence(SILENCE_MS, signal, async (alive, deadline) => {
      const response = await settings.openStream({ path, headers, signal: deadline });
      const streams = response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
      // A server without streams sends one JSON response, which is of no use here.
      if (!streams || !response.body) {
        await response.body?.cancel();
        return !response.ok && !FINAL.has(response.status);
      }
      const { readLiveStream } = await import('./liveStream');
      setOpen(true);
      await readLiveStream(response.body, {
        alive,
        resync: () => notify((watcher) => watcher.resync()),
        updated(update, id) {
          lastEventId = id || lastEventId;
          notify((watcher) => watcher.updated(update));
        },
      });
      return true;
    });
  }

  async function follow(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures++) {
      const before = lastEventId;
      const again = await read(signal).catch(() => true);
      if (signal.aborted) return;
      setOpen(false);
      if (!again) {
        // The next watcher tries: a player may have signed in by then.
        following = '';
        return;
      }
      if (lastEventId !== before) failures = 0;
      await settings.wait(pauseAfter(failures, settings.random));
    }
  }

  async function refresh(): Promise<void> {
    await settings.wait(GATHER_MS);
    const wanted = [...new Set([...watchers.values()].flat())].sort().join(',');
    if (wanted === following) return;
    [following, lastEventId] = [wanted, ''];
    current?.abort();
    isOpen = false;
    current = wanted === '' ? null : new AbortController();
    if (current) void follow(current.signal);
  }

  return {
    isOpen: () => isOpen,
    watch(rooms, watcher) {
      watchers.set(watcher, rooms);
      void refresh();
      return () => {
        watchers.delete(watcher);
        void refresh();
      };
    },
  };
}

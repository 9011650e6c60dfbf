import type { LiveUpdate } from '@arma11/core/contract';
import type { EventStream } from '../../platform/live/eventStream';
import type { WatchedRoom } from './watchedRooms';

/** Somebody who reads a stream. */
export interface Viewer {
  userId: number;
  /** The session's token hash: when it ends the stream does. */
  tokenHash: Uint8Array;
  rooms: readonly WatchedRoom[];
  stream: EventStream;
  /** Is to be sent everything: has just come, or may have missed something. */
  fresh: boolean;
  /** What was sent last, by what it is about: the same is not sent twice. */
  sent: Map<string, string>;
}

/** What of an update this viewer does not know yet; null when that is nothing. */
export function newsFor(viewer: Viewer, update: LiveUpdate): LiveUpdate | null {
  const unknown = <T>(list: readonly T[], about: (item: T) => string) =>
    list.filter((item) => {
      const [key, text] = [about(item), JSON.stringify(item)];
      if (viewer.sent.get(key) === text) return false;
      viewer.sent.set(key, text);
      return true;
    });
  const news = {
    now: update.now,
    matches: unknown(update.matches, ({ id }) => `match ${id}`),
    lineups: unknown(update.lineups, ({ ins }) => `lineup ${ins}`),
    rankings: unknown(update.rankings, ({ id }) => `place ${id}`),
    rooms: unknown(update.rooms, ({ id }) => `room ${id}`),
  };
  const { now: _, ...lists } = news;
  return Object.values(lists).some((list) => list.length > 0) ? news : null;
}

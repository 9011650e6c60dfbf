import { calls } from './call';

/** The server’s clock, what became of writes, and what changes while it is watched. */
export const system = calls({
  /** The server's clock. */
  time: { method: 'GET', path: 'plus/time/', access: 'public', fallback: 'null', ours: true },
  /** What became of a write whose answer was lost (reliability.md §2). */
  outcome: { method: 'GET', path: 'plus/outcomes/{key}/', access: 'self', fallback: 'null', ours: true },
  /**
   * Points, minutes, ranks and states of the caller's rooms: those of `rooms`, or all that are not over. Asked for
   * `text/event-stream` it goes on: an `update` at once and whenever something moves, and `resync` when changes may have
   * been missed and everything should be read again.
   */
  live: { method: 'GET', path: 'plus/live/', access: 'self', fallback: 'null', stream: true, ours: true },
});

import { calls } from './call';

/** The server’s clock, the outcomes of writes, and live points. */
export const system = calls({
  /** The server's clock. */
  time: { method: 'GET', path: 'plus/time/', access: 'public', fallback: 'null', ours: true },
  /** The outcome of a write whose response was lost (security §2). */
  outcome: { method: 'GET', path: 'plus/outcomes/{key}/', access: 'self', fallback: 'null', ours: true },
  /**
   * Points, minutes, ranks and states of the caller's rooms: those of `rooms`, or all that are not over. Asked for
   * `text/event-stream` it is a stream: an `update` at once and at every change, and `resync` when changes may have
   * been missed and everything should be read again.
   */
  live: { method: 'GET', path: 'plus/live/', access: 'self', fallback: 'null', stream: true, ours: true },
});

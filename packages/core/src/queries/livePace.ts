import type { Client } from '../client/Client';

/** While a stream is open, polling is only for what it does not carry. */
const STREAMING_MS = 120_000;

/**
 * Milliseconds between two reads of what is live: `ms`, but at least 120,000 while a stream is open; `false` stays
 * `false`.
 */
export const livePace = (client: Client, ms: number | false): number | false =>
  ms !== false && client.live.isOpen() ? Math.max(ms, STREAMING_MS) : ms;

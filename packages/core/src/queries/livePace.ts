import type { Client } from '../client/Client';

/** While a stream is open, polling is only for what it does not carry. */
const STREAMING_MS = 120_000;

/** How often to ask for what is live: as often as given, or seldom while a stream is open. */
export const livePace = (client: Client, ms: number | false): number | false =>
  ms !== false && client.live.isOpen() ? Math.max(ms, STREAMING_MS) : ms;

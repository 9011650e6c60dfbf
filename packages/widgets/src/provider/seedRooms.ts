import type { QueryClient } from '@tanstack/react-query';
import type { EmbedSession } from '@arma11/core';
import type { PrefetchedRooms } from '../prefetch/prefetchedRooms';

/** Two clocks of the same time may differ by this much. */
const TOLERANCE_MS = 1_000;

/** How rooms are taken into a cache. */
export interface SeedSettings {
  rooms: PrefetchedRooms;
  session: EmbedSession | null;
  /** The page's markup shows them already. */
  hydrating: boolean;
}

/**
 * Puts what a server read into the cache, where nothing is known yet, and returns the time of it. Whoever may be signed in reads it again at once, as what
 * it is to them; who is signed in already is not shown the room of nobody, unless the markup has it.
 */
export function seedRooms(queryClient: QueryClient, { rooms, session, hydrating }: SeedSettings): number {
  const status = session?.getSnapshot().status;
  if (status === 'signedIn' && !hydrating) return rooms.at;
  const nobodyIsIn = status !== undefined && status !== 'starting' && status !== 'signedIn';
  const updatedAt = nobodyIsIn ? readAt(rooms.at) : 0;
  for (const { key, data } of rooms.reads) {
    if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data, { updatedAt });
  }
  return rooms.at;
}

/**
 * By the device's clock, which is trusted as far as it agrees: what seems to come from the future is read again, which also
 * brings the right time.
 */
function readAt(at: number): number {
  const now = Date.now();
  return at > now + TOLERANCE_MS ? 0 : Math.min(at, now);
}

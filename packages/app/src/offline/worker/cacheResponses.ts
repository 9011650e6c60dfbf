import type { WorkboxPlugin } from 'workbox-core/types';
import { CACHED_AT, cacheKeyOf, stamped } from './cachedResponse';

interface Asking {
  failed?: boolean;
  at?: number;
}

/**
 * Keeps answers per player and stamped. What was kept before the player's latest write is shown when there is no
 * connection, and never merely because the network is slow: it would show as undone what was just saved. What was asked
 * for before the session ended is not kept when it arrives.
 */
export function cacheResponses(latestWrite: () => number, now: () => number, endedAt = () => 0): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: ({ request }) => cacheKeyOf(request),
    requestWillFetch: async ({ request, state }) => {
      if (state) (state as Asking).at = now();
      return request;
    },
    cacheWillUpdate: async ({ response, state }) => {
      const { at = now() } = (state ?? {}) as Asking;
      return response.status === 200 && at > endedAt() ? stamped(response, now()) : null;
    },
    fetchDidFail: async ({ state }) => {
      if (state) (state as Asking).failed = true;
    },
    cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
      const keptAt = Number(cachedResponse?.headers.get(CACHED_AT));
      return (state as Asking | undefined)?.failed || keptAt > latestWrite() ? cachedResponse : null;
    },
  };
}

import type { WorkboxPlugin } from 'workbox-core/types';
import { KEPT_AT, keptUnder, stamped } from './keptAnswer';

interface Asking {
  failed?: boolean;
}

/**
 * Keeps answers per player and stamped. What was kept before the player's latest write is shown when there is no
 * connection, and never merely because the network is slow: it would show as undone what was just saved.
 */
export function keepingAnswers(latestWrite: () => number, now: () => number): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: ({ request }) => keptUnder(request),
    cacheWillUpdate: async ({ response }) => (response.status === 200 ? stamped(response, now()) : null),
    fetchDidFail: async ({ state }) => {
      if (state) (state as Asking).failed = true;
    },
    cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
      const keptAt = Number(cachedResponse?.headers.get(KEPT_AT));
      return (state as Asking | undefined)?.failed || keptAt > latestWrite() ? cachedResponse : null;
    },
  };
}

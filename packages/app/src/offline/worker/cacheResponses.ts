import type { WorkboxPlugin } from 'workbox-core/types';
import { CACHED_AT, cacheKeyOf, stamped } from './cachedResponse';

interface Asking {
  failed?: boolean;
}

const tokenOf = (request: Request) => request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';

/** What a captive portal sends with status 200 is a page. */
const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '');

/**
 * Keeps answers per player and stamped. What was kept before the player's latest write is shown when there is no
 * connection, and never merely because the network is slow: it would show as undone what was just saved. Answers to the
 * token of a session that has ended are not kept, whether they arrive after its end or it ends while they are written.
 */
export function cacheResponses(
  latestWrite: () => number,
  now: () => number,
  endedTokens: ReadonlySet<string>,
): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: ({ request }) => cacheKeyOf(request),
    cacheWillUpdate: async ({ request, response }) =>
      response.status === 200 && isJson(response) && !endedTokens.has(tokenOf(request))
        ? stamped(response, now())
        : null,
    async cacheDidUpdate({ cacheName, request, event }) {
      const { request: asked } = event as unknown as { request: Request };
      if (endedTokens.has(tokenOf(asked))) await (await caches.open(cacheName)).delete(request);
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

import { fetchTransport } from './fetchTransport';
import type { Transport } from './transport';

/**
 * The default transport: axios, as a chunk of its own that is fetched after the first response. Until it is there reads go
 * by the platform's fetch, so that no page waits for it; writes wait.
 */
export function lazyTransport({ baseUrl }: { baseUrl: string }): Transport {
  const early = fetchTransport({ baseUrl });
  let ready: Transport | undefined;
  let loading: Promise<Transport> | undefined;

  function load(): Promise<Transport> {
    loading ??= import('./request')
      .then(({ axiosTransport }) => (ready = axiosTransport({ baseUrl })))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }

  return async (request) => {
    if (ready) return ready(request);
    if (request.method !== 'GET') return (await load())(request);
    const answer = await early(request);
    // Nothing waits for it here: a write asks again if this fails.
    load().catch(() => undefined);
    return answer;
  };
}

import { fetchTransport } from '../client/fetchTransport';
import type { Transport, TransportRequest } from '../client/transport';
import type { EmbedSession } from './EmbedSession';
import { cookieless, type Fetch } from './tokenCalls';

/** What carries the requests of a partner's page. */
export interface EmbedTransportSettings {
  session: EmbedSession;
  /** Responses that the loader requested before there was a client, by their whole address; each serves once. */
  early?: Map<string, Promise<Response>> | undefined;
  /** @default the browser's, as it is when the transport is made */
  fetch?: Fetch | undefined;
}

/**
 * Carries requests by fetch. Without a token they take the publishable key along, in the query: a header of ours would
 * make the browser ask twice. A token that is refused is renewed once, and the request sent again.
 */
export function embedTransport({
  session,
  early,
  fetch = globalThis.fetch.bind(globalThis),
}: EmbedTransportSettings): Transport {
  const { key, baseUrl } = session;
  const carry = fetchTransport({ baseUrl, fetch: cookieless(fetch) });

  async function anonymous(request: TransportRequest) {
    const path = `${request.path}${request.path.includes('?') ? '&' : '?'}pk=${encodeURIComponent(key)}`;
    const url = `${baseUrl}/services/${path}`;
    const asked = early?.get(url);
    early?.delete(url);
    const answered = asked && (await fetchTransport({ baseUrl, fetch: () => asked })(request).catch(() => null));
    return answered ?? carry({ ...request, path });
  }

  return async (request) => {
    const token = request.headers.authorization?.slice('Bearer '.length);
    if (token === undefined) return anonymous(request);
    const answer = await carry(request);
    if (answer.status !== 401) return answer;
    const next = await session.renew(token);
    if (next === null || next === token) return answer;
    return carry({ ...request, headers: { ...request.headers, authorization: `Bearer ${next}` } });
  };
}

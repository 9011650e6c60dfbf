import { QueryClient } from '@tanstack/react-query';
import { createEmbedClient, createEmbedSession, shouldRetry, type CallTable } from '@arma11/core';
import type { Connect } from './host';

/** What a bundle knows of the connections that its elements make. */
export interface ConnectSettings {
  /** The calls of the contract that it has. */
  calls: CallTable;
  /** Answers that were asked for before there was a client. */
  early?: Map<string, Promise<Response>>;
}

/** How the elements of a bundle reach the server: by the page's own client, else by the partner's key. */
export const connectBy =
  ({ calls, early }: ConnectSettings): Connect =>
  ({ client, queryClient = newQueryClient(), publishableKey, baseUrl, auth }) => {
    if (client) return { client, queryClient, session: null };
    if (!publishableKey || !baseUrl) throw new Error(NO_KEY);
    const session = createEmbedSession({ key: publishableKey, baseUrl, ...(auth ? { auth } : {}) });
    return { client: createEmbedClient({ calls, session, ...(early ? { early } : {}) }), queryClient, session };
  };

const NO_KEY = 'The Arma 11 elements have no publishableKey and baseUrl: give them to defineElements or to a provider.';

// Several elements of one page ask for the same things at the same moment: five seconds make that one request.
const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 5_000 } } });

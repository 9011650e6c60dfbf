import { createEmbedClient, createEmbedSession, type CallTable } from '@arma11/core';
import { newQueryClient } from '../../provider/newQueryClient';
import type { Connect } from '../classes/host';

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
  ({ client, queryClient = newQueryClient(), publishableKey, baseUrl, auth, locale: lang }) => {
    if (client) return { client, queryClient, session: null };
    if (!publishableKey || !baseUrl) throw new Error(NO_KEY);
    const session = createEmbedSession({ key: publishableKey, baseUrl, lang, auth });
    return { client: createEmbedClient({ calls, session, ...(early ? { early } : {}) }), queryClient, session };
  };

const NO_KEY = 'Arma 11 has no publishableKey and baseUrl: give them to defineElements or to a provider.';

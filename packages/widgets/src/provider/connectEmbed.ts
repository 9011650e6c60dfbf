import type { QueryClient } from '@tanstack/react-query';
import {
  createEmbedClient,
  createEmbedSession,
  type CallTable,
  type Client,
  type EmbedAuth,
  type EmbedSession,
} from '@arma11/core';
import { contract } from '@arma11/core/contract';
import { newQueryClient } from './newQueryClient';

/** What a partner's page says once for all of its widgets. */
export interface EmbedSettings {
  /** Names the partner: `pk_…`. It is no secret; it counts on the partner's own pages alone. */
  publishableKey: string;
  /** Where Arma Tu 11 is: 'https://play.example'. */
  baseUrl: string;
  /** How players sign in. @default { mode: 'popup' } */
  auth?: EmbedAuth | undefined;
  /** The language of the widgets, where it is another than es-PE. */
  lang?: string | undefined;
  /** The page's own, to share its cache. @default one of its own */
  queryClient?: QueryClient | undefined;
  /** Answers that were asked for before this code was there, by their whole address. */
  early?: Map<string, Promise<Response>> | undefined;
  /** The calls that this bundle makes. @default all */
  calls?: CallTable;
}

/** What all widgets of a partner's page share. */
export interface EmbedConnection {
  client: Client;
  queryClient: QueryClient;
  session: EmbedSession;
}

/** Makes what the widgets of a partner's page share. Nothing happens yet: `followSession` starts it. */
export function connectEmbed(settings: EmbedSettings): EmbedConnection {
  const { publishableKey: key, baseUrl, lang, auth = { mode: 'popup' }, early, calls = contract } = settings;
  const session = createEmbedSession({ key, baseUrl, auth, lang });
  const client = createEmbedClient({ session, calls, early });
  return { client, session, queryClient: settings.queryClient ?? newQueryClient() };
}

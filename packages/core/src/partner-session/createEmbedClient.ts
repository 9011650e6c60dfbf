import type { Client } from '../client/Client';
import { clientOf, type CallTable } from '../client/clientOf';
import { previewCalls } from '../contract/embedScopes';
import { embedTransport, type EmbedTransportSettings } from './embedTransport';

/** What a client for a partner's page is made of. */
export interface EmbedClientSettings extends EmbedTransportSettings {
  /** The calls that the widgets of this bundle make: `contract`, or a part of it. */
  calls: CallTable;
  /** The device's clock. @default Date.now */
  now?: () => number;
}

/** The client of a partner's page: the player is who the session says, and nothing is left in the page's storage. */
export function createEmbedClient({ calls, now, ...wire }: EmbedClientSettings): Client {
  const { session } = wire;
  return clientOf({
    calls,
    transport: embedTransport(wire),
    getToken: () => session.token(),
    embedded: { baseUrl: session.baseUrl, previews: (route) => previewCalls.includes(route) },
    ...(now ? { now } : {}),
  });
}

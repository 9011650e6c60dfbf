import { createEmbedClient, createEmbedSession } from '@arma11/core';
import { contract } from '@arma11/core/contract';
import { registerElements } from '../../packages/widgets/src/elements/registration/registerElements';
import type { Connect } from '../../packages/widgets/src/elements/classes/host';
import { elementSpecs } from '../../packages/widgets/src/elements/elementSpecs';
import { newQueryClient } from '../../packages/widgets/src/provider/newQueryClient';
import { ourWindow, partnerWindow } from './openedWindow';
import { pageServer } from './pageServer';

/** What the tags of the demo's partner begin with: other stories have the usual ones, with another way to the server. */
export const PREFIX = 'muelle';

/** As every partner's page does, but for the way to the server: it is inside this page, and so is our window. */
const connect: Connect = ({ publishableKey: key = '', baseUrl = '', queryClient = newQueryClient() }) => {
  const fetch = pageServer.partnerFetch;
  const session = createEmbedSession({ key, baseUrl, fetch, window: partnerWindow() });
  session.subscribe(() => {
    if (session.getSnapshot().status === 'signedIn') ourWindow.close();
  });
  return { client: createEmbedClient({ calls: contract, session, fetch }), queryClient, session };
};

/** Registers the partner's tags. */
export const definePartnerElements = () =>
  registerElements({ specs: elementSpecs, connect, prefix: PREFIX, settings: {} });

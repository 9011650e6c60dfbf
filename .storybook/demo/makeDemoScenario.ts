import { createClient, createSessionStore, fetchTransport, shouldRetry, memoryStorage } from '@arma11/core';
import { QueryClient } from '@tanstack/react-query';
import { createConnection } from '../../packages/app/src/offline/connection';
import type { OutboxPlace } from '../../packages/app/src/offline/outbox/OutboxContext';
import { outboxOf } from '../../packages/app/src/offline/outbox/outboxOf';
import type { StoryScenario } from '../scenario/storyScenario';
import { pageServer } from './pageServer';

/** All that the app is given where it runs, with the server of this page behind it. It forgets with the page. */
export function makeDemoScenario(): StoryScenario {
  const store = createSessionStore({ storage: memoryStorage(), sessionStorage: memoryStorage() });
  const connection = createConnection();
  const outbox: OutboxPlace = { store };
  const client = outboxOf(
    outbox,
    createClient({
      transport: connection.watched(fetchTransport({ baseUrl: '', fetch: pageServer.fetch })),
      openStream: ({ path, headers, signal }) => pageServer.fetch(`/services/${path}`, { headers, signal }),
      getToken: store.token,
      onUnauthorized: (token) => {
        if (store.token() === token) store.clear('expired');
      },
      operationStorage: memoryStorage(),
    }),
  );
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: shouldRetry, staleTime: 10_000 } },
  });
  return { client, store, queryClient, connection, outbox };
}

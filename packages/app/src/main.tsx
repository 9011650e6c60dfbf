import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { QueryClient } from '@tanstack/react-query';
import { createClient, createSessionStore, fetchStream, lazyTransport, shouldRetry } from '@arma11/core';
import { App } from './App';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './fonts.css';
import './global.css';
import { createConnection } from './offline/connection';
import { endingOffline } from './offline/endingOffline';
import { forgettingAnswers } from './offline/forgettingAnswers';
import { pauseOrOnline } from './offline/pauseOrOnline';
import type { OutboxPlace } from './outbox/OutboxContext';
import { outboxOf } from './outbox/outboxOf';
import { googleSettings } from './session/googleSettings';
import { lazyGoogle } from './session/lazyGoogle';
import { nextTask } from './shell/nextTask';

const store = createSessionStore();
const connection = createConnection();
forgettingAnswers(store);
const place: OutboxPlace = { store };
const client = outboxOf(
  place,
  createClient({
    transport: connection.watched(lazyTransport({ baseUrl: '' })),
    openStream: endingOffline(fetchStream({ baseUrl: '' })),
    wait: pauseOrOnline,
    getToken: store.token,
    // A late answer to an old token must not end a newer session.
    onUnauthorized: (token) => {
      if (store.token() === token) store.clear('expired');
    },
  }),
);
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network the worker answers with what it kept: a question must not wait for the network to be asked.
      networkMode: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, error) => navigator.onLine && shouldRetry(failures, error),
      staleTime: 10_000,
    },
  },
});
const google = googleSettings(document);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no <div id="root">.');
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App
          client={client}
          store={store}
          queryClient={queryClient}
          identity={google && lazyGoogle(google)}
          connection={connection}
          outbox={place}
        />
      </BrowserRouter>
    </StrictMode>,
  );
void nextTask().then(show);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient } from '@tanstack/react-query';
import { createClient, createSessionStore, fetchStream, lazyTransport, shouldRetry } from '@arma11/core';
import { App } from './App';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './global.css';
import { googleSettings } from './session/googleSettings';
import { lazyGoogle } from './session/lazyGoogle';

const store = createSessionStore();
const client = createClient({
  transport: lazyTransport({ baseUrl: '' }),
  openStream: fetchStream({ baseUrl: '' }),
  getToken: store.token,
  // A late answer to an old token must not end a newer session.
  onUnauthorized: (token) => {
    if (store.token() === token) store.clear('expired');
  },
});
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 10_000 } } });
const google = googleSettings(document);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no <div id="root">.');
createRoot(root).render(
  <StrictMode>
    <App client={client} store={store} queryClient={queryClient} identity={google && lazyGoogle(google)} />
  </StrictMode>,
);

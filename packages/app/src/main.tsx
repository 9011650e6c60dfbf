import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { QueryClient } from '@tanstack/react-query';
import { createClient, createSessionStore, fetchStream, lazyTransport, shouldRetry } from '@arma11/core';
import { checkedTransport } from '@arma11/core/site';
import { App } from './App';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '@fontsource/barlow-condensed/latin-700.css';
import './fonts.css';
import './global.css';
import { beginWithBanners, firstBanners } from './features/home/firstBanners';
import { withFirstReads } from './firstReads';
import { createConnection } from './offline/connection';
import { closeStreamOffline } from './offline/closeStreamOffline';
import { purgeOnSignOut } from './offline/purgeOnSignOut';
import { pauseOrOnline } from './offline/pauseOrOnline';
import type { OutboxPlace } from './offline/outbox/OutboxContext';
import { outboxOf } from './offline/outbox/outboxOf';
import type { AppLanguage } from './messages/AppLanguage';
import { loadLanguage } from './messages/language/chosenWords';
import { speakingClient } from './messages/speakingClient';
import { demoAccount } from './session/demoAccount';
import { googleSettings } from './session/googleSettings';
import { lazyGoogle } from './session/lazyGoogle';
import { afterFirstPage } from './page/afterFirstPage';
import { firstPage } from './page/firstPage';
import { nextTask } from './page/nextTask';
import { paintScheme } from './page/scheme/scheme';

declare global {
  interface Window {
    /** Of a prerendered page: taps again what was tapped before the app heard it. */
    arma11FirstTap?: () => void;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no <div id="root">.');
// The page's own script has left the markup there only if it is right for this visit.
const prerendered = root.hasChildNodes();

const store = createSessionStore();
const connection = createConnection();
purgeOnSignOut(store);
const place: OutboxPlace = { store };
const transport = withFirstReads(lazyTransport({ baseUrl: '' }));
const spanishClient = createClient({
  transport: checkedTransport(connection.watched(prerendered ? afterFirstPage(transport) : transport)),
  openStream: closeStreamOffline(fetchStream({ baseUrl: '' })),
  wait: pauseOrOnline,
  getToken: store.token,
  // A late answer to an old token must not end a newer session.
  onUnauthorized: (token) => {
    if (store.token() === token) store.clear('expired');
  },
});
const client = outboxOf(place, speakingClient(spanishClient));
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
beginWithBanners(queryClient, client, firstBanners(document));
const google = googleSettings(document);
const demo = demoAccount(document);
paintScheme();

const appIn = (language: AppLanguage | null) => (
  <StrictMode>
    {/* A page that is still on its way shows that it is, in place of the one before it. */}
    <BrowserRouter useTransitions={false}>
      <App
        client={client}
        store={store}
        queryClient={queryClient}
        identity={google && lazyGoogle(google)}
        demo={demo}
        connection={connection}
        outbox={place}
        language={language?.widgets}
      />
    </BrowserRouter>
  </StrictMode>
);

async function start(page: HTMLElement) {
  const comes = loadLanguage(() => import('./messages/en/en').then(({ en }) => en));
  await nextTask();
  const language = await comes;
  if (language) document.documentElement.lang = language.widgets.locale;
  if (prerendered) hydrateRoot(page, appIn(language));
  else createRoot(page).render(appIn(language));
}
void start(root);
void firstPage.then(() => window.arma11FirstTap?.());

import { Suspense, useMemo } from 'react';
import { useRoutes } from 'react-router';
import { styled } from 'styled-components';
import type { QueryClient } from '@tanstack/react-query';
import { SessionProvider, useSession, type Client, type IdentityProvider, type SessionStore } from '@arma11/core';
import { displaySoles } from '@arma11/core/domain';
import { Arma11Provider, type Language } from '@arma11/widgets';
import { TextBase, token, type Appearance, type Mode } from '@arma11/widgets/theme';
import { LinkProvider } from '@arma11/widgets/ui';
import type { Connection } from './offline/connection';
import { OfflineContext } from './offline/OfflineContext';
import { OutboxContext, type OutboxPlace } from './offline/outbox/OutboxContext';
import { whenIdle } from './offline/whenIdle';
import { ErrorBoundary } from './page/ErrorBoundary';
import { GalleryPathContext } from './page/GalleryPath';
import { lazyNamed } from './page/lazyNamed';
import { RechargePathContext } from './page/RechargePath';
import { RouteFocus } from './page/RouteFocus';
import { RouterLink } from './page/RouterLink';
import { useScheme } from './page/scheme/useScheme';
import { GALLERY_PATH, RECHARGE_PATH, routes } from './routes';
import type { DemoAccount } from './session/demoAccount';
import { DemoContext } from './session/DemoContext';
import { IdentityContext } from './session/IdentityContext';
import { PendingOperations } from './shell/PendingOperations';
import { routeObjects } from './shell/routeObjects';
import { SkipLink } from './shell/SkipLink';
import { useHydrated } from './page/useHydrated';

const OfflineParts = lazyNamed(async () => {
  await whenIdle();
  return import('./offline/OfflineParts');
}, 'OfflineParts');

const LiveNews = lazyNamed(async () => {
  await whenIdle();
  return import('./features/notifications/news/LiveNews');
}, 'LiveNews');

const Ground = styled(TextBase)`
  position: relative;
  display: flow-root;
  min-height: 100dvh;
  background: ${token('colorSurface')};
  overflow-x: clip;
`;

// The line never breaks between 'S/' and the number.
const ourWords = { money: { soles: (coins: number) => displaySoles(coins).replace(' ', '\u00a0') } };

/** What the whole app is given. */
export interface AppProps {
  client: Client;
  store: SessionStore;
  queryClient: QueryClient;
  identity: IdentityProvider | null;
  /** Of the demo that the server plays. @default none */
  demo?: DemoAccount | null | undefined;
  connection: Connection;
  outbox: OutboxPlace;
  /** Of the widgets in it. @default es-PE */
  language?: Language | undefined;
  /** The look. @default our own faces (fonts.css), in the scheme that the player chose */
  appearance?: Appearance & { mode?: Mode };
}

/** The whole app inside a router: client, session, look, and the routes. */
export function App({
  client,
  store,
  queryClient,
  identity,
  demo = null,
  connection,
  outbox,
  language,
  appearance,
}: AppProps) {
  const mode = useScheme();
  const own = useMemo(() => ({ mode }), [mode]);
  return (
    <Arma11Provider
      client={client}
      queryClient={queryClient}
      locale={language}
      messages={ourWords}
      appearance={appearance ?? own}
    >
      <SessionProvider store={store} identity={identity ?? undefined} getServerToken={store.token}>
        <IdentityContext.Provider value={identity}>
          <DemoContext value={demo}>
            <OfflineContext value={connection}>
              <OutboxContext value={outbox}>
                <RechargePathContext value={RECHARGE_PATH}>
                  <GalleryPathContext value={GALLERY_PATH}>
                    <LinkProvider component={RouterLink}>
                      <Ground>
                        <SkipLink />
                        <Offline />
                        <Pages />
                        <RouteFocus />
                        <PendingOperations />
                        <News />
                      </Ground>
                    </LinkProvider>
                  </GalleryPathContext>
                </RechargePathContext>
              </OutboxContext>
            </OfflineContext>
          </DemoContext>
        </IdentityContext.Provider>
      </SessionProvider>
    </Arma11Provider>
  );
}

// Never prerendered: it is about the device.
function Offline() {
  if (!useHydrated()) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <OfflineParts />
      </Suspense>
    </ErrorBoundary>
  );
}

// Loaded when the page is quiet: nothing new happens before.
function News() {
  const { status } = useSession();
  if (!useHydrated() || status !== 'signedIn') return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <LiveNews />
      </Suspense>
    </ErrorBoundary>
  );
}

function Pages() {
  return useRoutes(useMemo(() => routeObjects(routes), []));
}

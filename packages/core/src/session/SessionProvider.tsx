import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useClient } from '../client/clientContext';
import type { IdentityProvider } from './IdentityProvider';
import { registerPlayer } from './register';
import { SessionContext, type Session } from './sessionContext';
import type { SessionStore } from './sessionStore';
import { signInWithEmail, signInWithIdentity } from './signIn';

/** Props of SessionProvider. */
export interface SessionProviderProps {
  /** The same store whose token the client sends. */
  store: SessionStore;
  /** Google's or another identity service; without one that button says that it is not available. */
  identity?: IdentityProvider;
  /** Returns the token that the server rendered the page with; used while it is hydrated. @default none */
  getServerToken?: () => string | null;
  children: ReactNode;
}

/** Holds the session: inside <ClientProvider> and <QueryClientProvider>. Whatever ends it, cached data goes with it. */
export function SessionProvider({ store, identity, getServerToken = noToken, children }: SessionProviderProps) {
  const client = useClient();
  const token = useSyncExternalStore(store.subscribe, store.token, getServerToken);
  const endedBy = useSyncExternalStore(store.subscribe, store.endedBy, () => null);
  useForgetOnChange(token, identity);
  useExpiryCheck(store);
  useEffect(() => identity?.onEnd?.(() => store.clear('expired')), [identity, store]);

  const signOut = useCallback(async () => {
    const farewell = client.quiet.accounts.logout();
    store.clear('player');
    await farewell;
  }, [client, store]);

  const session = useMemo<Session>(
    () => ({
      status: token ? 'signedIn' : 'signedOut',
      endedBy: token ? null : endedBy,
      signIn: (email, password) => signInWithEmail(client, store, { email, password }),
      signInWithIdentity: () => signInWithIdentity(client, store, identity),
      register: (player) => registerPlayer(client, store, player),
      signOut,
      clear: store.clear,
    }),
    [token, endedBy, store, client, identity, signOut],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

const noToken = () => null;

/** One player's data is never shown to the next: another token, or none, empties the cache and stops its requests. */
function useForgetOnChange(token: string | null, identity: IdentityProvider | undefined) {
  const queryClient = useQueryClient();
  const previous = useRef(token);
  useEffect(() => {
    if (previous.current === token) return;
    const hadSession = previous.current !== null;
    previous.current = token;
    if (!hadSession) return;
    void queryClient.cancelQueries();
    // What is on the screen asks again for the next player; emptying the cache alone would leave it as it is.
    if (token) {
      queryClient.getMutationCache().clear();
      void queryClient.resetQueries();
      return;
    }
    queryClient.clear();
    void identity?.signOut().catch(() => undefined);
  }, [token, queryClient, identity]);
}

const EXPIRY_CHECK_MS = 60_000;

/** Past expiry the session is cleared (product §4): looked at on entry, each minute and when the player comes back. */
function useExpiryCheck(store: SessionStore) {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') store.sweep();
    };
    check();
    const timer = setInterval(check, EXPIRY_CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [store]);
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EmbedSession, EmbedState } from '@arma11/core';

/** The session of a partner's page; null on our own site, where the app signs in. */
export const SessionContext = createContext<EmbedSession | null>(null);

/** The session of the partner's page around, or null. */
export const useEmbedSession = (): EmbedSession | null => useContext(SessionContext);

/** Where the session of the partner's page stands; null on our own site. */
export function useSessionState(): EmbedState | null {
  const session = useEmbedSession();
  return useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    session?.getSnapshot ?? noState,
    session?.getServerSnapshot ?? noState,
  );
}

const noSubscription = () => () => undefined;
const noState = () => null;

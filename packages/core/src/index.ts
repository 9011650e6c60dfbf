export * from './withoutReact';

export { ClientProvider, useClient, useMaybeClient } from './client/clientContext';
export { SessionProvider, type SessionProviderProps } from './session/SessionProvider';
export { useSession } from './session/useSession';
export { useLiveRoom } from './queries/useLiveRoom';

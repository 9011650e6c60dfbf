import { useSyncExternalStore } from 'react';
import { pageServer, type ServerState } from './pageServer';

/** Where the server of this page stands. */
export const usePageServer = (): ServerState => useSyncExternalStore(pageServer.subscribe, pageServer.getState);

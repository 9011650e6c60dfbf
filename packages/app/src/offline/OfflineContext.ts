import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Connection, ConnectionState } from './connection';

export const OfflineContext = createContext<Connection | null>(null);

const still: ConnectionState = { offline: false, keptAt: null, heardAt: null };
const never = () => () => undefined;

/** What the page knows of its connection; without a provider it is taken for good. */
export function useConnection(): ConnectionState {
  const connection = useContext(OfflineContext);
  return useSyncExternalStore(connection?.subscribe ?? never, () => connection?.state() ?? still);
}

import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { QueryClient } from './QueryClient';

const ClientContext = createContext<QueryClient | undefined>(undefined);

/** Gives the cache to everything inside. */
export function QueryClientProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  useEffect(() => {
    client.mount();
    return () => client.unmount();
  }, [client]);
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** The cache of the nearest provider. */
export function useQueryClient(): QueryClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('No QueryClient');
  return client;
}

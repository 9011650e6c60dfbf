import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from './Client';

const ClientContext = createContext<Client | null>(null);

/** Gives the client to everything inside. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

/** Returns the client of the nearest provider. Throws outside one. */
export function useClient(): Client {
  const client = useMaybeClient();
  if (!client)
    throw new Error('useClient must be inside <ClientProvider client={createClient(…)}> or <Arma11Provider>.');
  return client;
}

/** The client of the nearest provider, or null outside one. */
export const useMaybeClient = (): Client | null => useContext(ClientContext);

import type { Client } from '@arma11/core';
import { visitorCalls, type Front, type Invitation, type Trial } from '@arma11/core/back-office';
import type { RoomLink } from './roomLink';

/** What visitors are shown before they sign in: these calls are in no contract that other pages load. */
export const visitorQueries = {
  front: (client: Client) => ({
    queryKey: ['visitors', 'front'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.send('visitors.front', visitorCalls.front, {}, { signal }) as Promise<Front>,
  }),
  trial: (client: Client, id: number) => ({
    queryKey: ['visitors', 'trial', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.send('visitors.trial', visitorCalls.trial, { id }, { signal }) as Promise<Trial>,
  }),
  invitation: (client: Client, link: RoomLink | null) => ({
    queryKey: ['visitors', 'invitation', link],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.send('visitors.invitation', visitorCalls.invitation, { ...link }, { signal }) as Promise<Invitation>,
    enabled: link !== null,
    // A code that opens nothing counts: it is asked about once.
    retry: false,
    staleTime: Infinity,
  }),
};

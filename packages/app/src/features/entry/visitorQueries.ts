import { Arma11Error, type Client } from '@arma11/core';
import { visitorCalls, type Front, type Invitation, type LineupTrial, type Trial } from '@arma11/core/back-office';
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
      (client.send('visitors.trial', visitorCalls.trial, { id }, { signal }) as Promise<Trial>).catch(nothingFound),
  }),
  lineupTrial: (client: Client, id: number) => ({
    queryKey: ['visitors', 'lineupTrial', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      (client.send('visitors.lineupTrial', visitorCalls.lineupTrial, { id }, { signal }) as Promise<LineupTrial>).catch(
        nothingFound,
      ),
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

/** A room that is not there, or of which visitors are told nothing: null. */
function nothingFound(error: unknown): null {
  if (error instanceof Arma11Error && error.status === 404) return null;
  throw error;
}

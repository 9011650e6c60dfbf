import { useQuery } from '@tanstack/react-query';
import { Arma11Error, useClient, viewerQuery, type Player } from '@arma11/core';

/** Who looks at a widget. */
export interface Viewer {
  status: 'loading' | 'signedIn' | 'signedOut' | 'failed';
  /** The signed-in player, or null. */
  user: Player | null;
  /** Why the player could not be read, ready to show. */
  problem: string | null;
  /** The same with its code. */
  error: Error | null;
  refresh(): void;
}

/** The player in front of the widget; signed out is an answer, not an error. */
export function useViewer(): Viewer {
  const client = useClient();
  const { data, error, refetch } = useQuery(viewerQuery(client));
  const signedOut = error instanceof Arma11Error && error.code === 'unauthenticated';
  const refresh = () => void refetch();
  if (signedOut) return { status: 'signedOut', user: null, problem: null, error: null, refresh };
  if (data) return { status: 'signedIn', user: data, problem: null, error: null, refresh };
  if (error) return { status: 'failed', user: null, problem: error.message, error, refresh };
  return { status: 'loading', user: null, problem: null, error: null, refresh };
}

import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { accountsQueries, Arma11Error, useClient } from '@arma11/core';

const WANTED: ReadonlySet<string | undefined> = new Set(['SEGUNDO_FACTOR', 'SIN_SEGUNDO_FACTOR']);

/** Asks again what the desk waits for as soon as it refuses a call for want of the second factor. */
export function useFactorExpiry(): void {
  const client = useClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = accountsQueries.desk(client);
    const look = (type: string, error: unknown) => {
      if (type !== 'error' || !(error instanceof Arma11Error) || !WANTED.has(error.serverCode)) return;
      void queryClient.invalidateQueries({ queryKey });
    };
    const ends = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated') look(event.action.type, event.query.state.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated') look(event.action.type, event.mutation.state.error);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [client, queryClient]);
}

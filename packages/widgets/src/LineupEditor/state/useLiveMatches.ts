import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClient } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { withMatches } from '../model/withMatches';

const nothing = () => undefined;

/**
 * Writes the matches that move into a lineup that was read: minutes, half-time and ends show when they happen, beside
 * the points that `useLiveRoom` brings over the same stream. Without a room it does nothing.
 */
export function useLiveMatches(lineupKey: QueryKey, sala: number | undefined): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const key = useRef(lineupKey);
  useEffect(() => {
    key.current = lineupKey;
  });
  useEffect(() => {
    if (!sala) return;
    return client.live.watch([`compe:${sala}`], {
      updated: ({ matches }) =>
        queryClient.setQueryData<Lineup>(key.current, (lineup) => lineup && withMatches(lineup, matches)),
      resync: nothing,
      open: nothing,
    });
  }, [client, queryClient, sala]);
}

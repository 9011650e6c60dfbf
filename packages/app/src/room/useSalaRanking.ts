import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, livePace, useClient } from '@arma11/core';
import type { Sala } from '@arma11/core/contract';
import { pointsInterval } from '../page/liveInterval';

/** The ranking of a lineup room, read again while its matches are played. */
export function useSalaRanking(sala: Pick<Sala, 'id' | 'estado'>, { enabled = true } = {}) {
  const client = useClient();
  return useInfiniteQuery({
    ...compeQueries.ranking(client, sala.id),
    enabled,
    refetchInterval: () => livePace(client, pointsInterval(sala)),
  });
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, useClient } from '@arma11/core';
import type { Sala } from '@arma11/core/contract';
import { pointsInterval } from '../../../live/liveInterval';

/** The ranking of a lineup room, read again while its matches are played. */
export const useSalaRanking = (sala: Pick<Sala, 'id' | 'estado'>, { enabled = true } = {}) =>
  useInfiniteQuery({
    ...compeQueries.ranking(useClient(), sala.id),
    enabled,
    refetchInterval: pointsInterval(sala),
  });

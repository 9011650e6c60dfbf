import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, useClient } from '@arma11/core';
import type { Sala } from '@arma11/core/contract';
import { roomInterval } from '../../../live/liveInterval';

/** The ranking of a lineup room, read again while its matches are played. */
export const useSalaRanking = ({ id, estado }: Pick<Sala, 'id' | 'estado'>) =>
  useInfiniteQuery({ ...compeQueries.ranking(useClient(), id), refetchInterval: roomInterval(estado) });

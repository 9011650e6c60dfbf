import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import { nextPage } from './nextPage';

/** Matches (product.md §7). */
export const partidosQueries = {
  all: ['partidos'] as const,
  match: (client: Client, id: number) =>
    queryOptions({
      queryKey: ['partidos', 'match', id] as const,
      queryFn: ({ signal }) => client.partidos.match({ id }, { signal }),
    }),
  /** The matches most played for, soonest first. */
  nextImportant: (client: Client, limit?: number) =>
    queryOptions({
      queryKey: ['partidos', 'nextImportant', limit ?? 10] as const,
      queryFn: ({ signal }) => client.partidos.nextImportant({ limit }, { signal }),
    }),
  forFantasy: (client: Client, filter: { league?: string; jornada?: number } = {}) =>
    infiniteQueryOptions({
      queryKey: ['partidos', 'forFantasy', filter] as const,
      queryFn: ({ signal, pageParam }) => client.partidos.forFantasy({ ...filter, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** At most five, those being played first. */
  inBanner: (client: Client) =>
    queryOptions({
      queryKey: ['partidos', 'inBanner'] as const,
      queryFn: ({ signal }) => client.partidos.inBanner(undefined, { signal }),
    }),
};

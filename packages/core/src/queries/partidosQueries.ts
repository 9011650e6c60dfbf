import type { Client } from '../client/Client';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { partidosKeys } from './queryKeys';

/** Matches (product §7). */
export const partidosQueries = {
  /** One match, with its goals and cards. */
  match: (client: Client, id: number) =>
    query({
      queryKey: partidosKeys.match(id),
      queryFn: ({ signal }) => client.partidos.match({ id }, { signal }),
    }),
  /** Matches in play, then those to come, the most important first; at most `limit` (10 unless given). */
  nextImportant: (client: Client, limit?: number) =>
    query({
      queryKey: partidosKeys.nextImportant(limit),
      queryFn: ({ signal }) => client.partidos.nextImportant({ limit }, { signal }),
    }),
  /** Matches by league and jornada, page by page; without a jornada those in play and to come. */
  forFantasy: (client: Client, filter: { league?: string; jornada?: number } = {}) =>
    infiniteQuery({
      queryKey: partidosKeys.forFantasy(filter),
      queryFn: ({ signal, pageParam }) => client.partidos.forFantasy({ ...filter, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** At most five, those being played first. */
  inBanner: (client: Client) =>
    query({
      queryKey: partidosKeys.inBanner,
      queryFn: ({ signal }) => client.partidos.inBanner(undefined, { signal }),
    }),
};

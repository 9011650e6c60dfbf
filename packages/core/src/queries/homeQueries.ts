import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';

/** Home and rankings (product.md §7). */
export const homeQueries = {
  all: ['home'] as const,
  banners: (client: Client) =>
    queryOptions({
      queryKey: ['home', 'banners'] as const,
      queryFn: ({ signal }) => client.home.banners(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** Exchange rate, limits and terms of the wallet. */
  exchange: (client: Client) =>
    queryOptions({
      queryKey: ['home', 'exchange'] as const,
      queryFn: ({ signal }) => client.home.exchange(undefined, { signal }),
      staleTime: 300_000,
    }),
  rango: (client: Client) =>
    queryOptions({
      queryKey: ['home', 'rango'] as const,
      queryFn: ({ signal }) => client.home.rango(undefined, { signal }),
    }),
  /** The three best clubs of the last closed jornada, per league. */
  topClubs: (client: Client) =>
    queryOptions({
      queryKey: ['home', 'topClubs'] as const,
      queryFn: ({ signal }) => client.home.topClubs(undefined, { signal }),
      staleTime: 300_000,
    }),
};

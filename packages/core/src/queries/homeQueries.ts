import type { Client } from '../client/Client';
import { query } from './query';
import { homeKeys } from './queryKeys';

/** Home and rankings (product §7). */
export const homeQueries = {
  /** The banners of the front page, in their order. */
  banners: (client: Client) =>
    query({
      queryKey: homeKeys.banners,
      queryFn: ({ signal }) => client.home.banners(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** Exchange rate, limits and terms of the wallet. */
  exchange: (client: Client) =>
    query({
      queryKey: homeKeys.exchange,
      queryFn: ({ signal }) => client.home.exchange(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** The caller's rank, and what the experience came from. */
  rango: (client: Client) =>
    query({
      queryKey: homeKeys.rango,
      queryFn: ({ signal }) => client.home.rango(undefined, { signal }),
    }),
  /** The three best clubs of the last closed jornada, per league. */
  topClubs: (client: Client) =>
    query({
      queryKey: homeKeys.topClubs,
      queryFn: ({ signal }) => client.home.topClubs(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** The clubs of a league by what their supporters score. */
  clubsByLeague: (client: Client, liga: string) =>
    query({
      queryKey: homeKeys.clubsByLeague(liga),
      queryFn: ({ signal }) => client.home.clubsByLeague({ liga }, { signal }),
      staleTime: 300_000,
    }),
  /** What a text finds among footballers, clubs, rooms and people: two letters at the least. */
  search: (client: Client, text: string) =>
    query({
      queryKey: homeKeys.search(text),
      queryFn: ({ signal }) => client.home.search({ q: text }, { signal }),
      staleTime: 60_000,
    }),
};

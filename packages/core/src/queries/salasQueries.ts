import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import type { Position, SalaTipo } from '../contract/models';
import { nextPage } from './nextPage';

/** What the lobby filters by. */
export interface SalaFilter {
  tipo?: SalaTipo;
  size?: 'h2h' | 'chica' | 'mediana' | 'grande';
  status?: 'abierta' | 'en_vivo' | 'finalizada' | 'todas';
  league?: string;
  min_price?: number;
  max_price?: number;
}

/** Rooms, 'sala' (product.md §7). */
export const salasQueries = {
  all: ['salas'] as const,
  /** Open rooms worth joining. */
  top: (client: Client, top?: number, tipo?: SalaTipo) =>
    queryOptions({
      queryKey: ['salas', 'top', top ?? 2, tipo ?? '1'] as const,
      queryFn: ({ signal }) => client.salas.topSalas({ top, tipo }, { signal }),
    }),
  /** The lobby's rooms, page by page. */
  filter: (client: Client, filter: SalaFilter = {}) =>
    infiniteQueryOptions({
      queryKey: ['salas', 'filter', filter] as const,
      queryFn: ({ signal, pageParam }) => client.salas.filter({ ...filter, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The whole pool of one position. */
  playersByPosition: (client: Client, sala: number, position: Position) =>
    queryOptions({
      queryKey: ['salas', 'playersByPosition', sala, position] as const,
      queryFn: ({ signal }) => client.salas.playersByPosition({ sala, position }, { signal }),
      staleTime: 60_000,
    }),
  /** The prizes of a sala as they stand. */
  topAward: (client: Client, sala: number) =>
    queryOptions({
      queryKey: ['salas', 'topAward', sala] as const,
      queryFn: ({ signal }) => client.salas.topAward({ id: sala }, { signal }),
    }),
};

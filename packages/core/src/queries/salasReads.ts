import type { Client } from '../client/Client';
import type { Position, SalaTipo } from '../contract/wire';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { salasKeys } from './queryKeys';

/**
 * What the lobby filters by. `size`, in players: h2h 2, chica 3 to 10, mediana 11 to 50, grande 51 and more; prices in
 * coins.
 */
export interface SalaFilter {
  tipo?: SalaTipo;
  size?: 'h2h' | 'chica' | 'mediana' | 'grande';
  status?: 'abierta' | 'en_vivo' | 'finalizada' | 'todas';
  league?: string;
  min_price?: number;
  max_price?: number;
}

/** A lineup room by its own id, with the caller's `ins_user`. */
export const sala = (client: Client, id: number) =>
  query({
    queryKey: salasKeys.sala(id),
    queryFn: ({ signal }) => client.salas.sala({ sala: id }, { signal }),
  });

/** Open rooms worth joining. */
export const top = (client: Client, count?: number, tipo?: SalaTipo) =>
  query({
    queryKey: salasKeys.top(count, tipo),
    queryFn: ({ signal }) => client.salas.topSalas({ top: count, tipo }, { signal }),
  });

/** The lobby's rooms, page by page. */
export const filter = (client: Client, choice: SalaFilter = {}) =>
  infiniteQuery({
    queryKey: salasKeys.filter(choice),
    queryFn: ({ signal, pageParam }) => client.salas.filter({ ...choice, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The whole pool of one position. */
export const playersByPosition = (client: Client, id: number, position: Position) =>
  query({
    queryKey: salasKeys.pool(id, position),
    queryFn: ({ signal }) => client.salas.playersByPosition({ sala: id, position }, { signal }),
    staleTime: 60_000,
  });

/** The prizes of a sala as they stand. */
export const topAward = (client: Client, id: number) =>
  query({
    queryKey: salasKeys.topAward(id),
    queryFn: ({ signal }) => client.salas.topAward({ id }, { signal }),
  });

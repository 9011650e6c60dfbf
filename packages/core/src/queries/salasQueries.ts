import type { Client } from '../client/Client';
import type { ModoPozo, Position, SalaTipo } from '../contract/models';
import type { RoomKind } from '../contract/salas.schemas';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { roomTermsKeys, salasKeys } from './queryKeys';

/** What the lobby filters by. */
export interface SalaFilter {
  tipo?: SalaTipo;
  size?: 'h2h' | 'chica' | 'mediana' | 'grande';
  status?: 'abierta' | 'en_vivo' | 'finalizada' | 'todas';
  league?: string;
  min_price?: number;
  max_price?: number;
}

/** Rooms, 'sala' (product §7). */
export const salasQueries = {
  /** A lineup room by its own id, with the caller's `ins_user`. */
  sala: (client: Client, sala: number) =>
    query({
      queryKey: salasKeys.sala(sala),
      queryFn: ({ signal }) => client.salas.sala({ sala }, { signal }),
    }),
  /** Open rooms worth joining. */
  top: (client: Client, top?: number, tipo?: SalaTipo) =>
    query({
      queryKey: salasKeys.top(top, tipo),
      queryFn: ({ signal }) => client.salas.topSalas({ top, tipo }, { signal }),
    }),
  /** The lobby's rooms, page by page. */
  filter: (client: Client, filter: SalaFilter = {}) =>
    infiniteQuery({
      queryKey: salasKeys.filter(filter),
      queryFn: ({ signal, pageParam }) => client.salas.filter({ ...filter, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The whole pool of one position. */
  playersByPosition: (client: Client, sala: number, position: Position) =>
    query({
      queryKey: salasKeys.pool(sala, position),
      queryFn: ({ signal }) => client.salas.playersByPosition({ sala, position }, { signal }),
      staleTime: 60_000,
    }),
  /** The prizes of a sala as they stand. */
  topAward: (client: Client, sala: number) =>
    query({
      queryKey: salasKeys.topAward(sala),
      queryFn: ({ signal }) => client.salas.topAward({ id: sala }, { signal }),
    }),
};

/** What is fixed of a room, and what one would pay. */
export const roomTermsQueries = {
  /** The frozen rules of a room, in Spanish paragraphs. */
  rules: (client: Client, kind: RoomKind, id: number) =>
    query({
      queryKey: roomTermsKeys.rules(kind, id),
      queryFn: ({ signal }) => client.salas.rules({ kind, id }, { signal }),
      staleTime: 300_000,
    }),
  /** The matches that a room is played on; they change only where its players are told. */
  slate: (client: Client, kind: RoomKind, id: number) =>
    query({
      queryKey: roomTermsKeys.slate(kind, id),
      queryFn: ({ signal }) => client.salas.slate({ kind, id }, { signal }),
      staleTime: 60_000,
    }),
  /** What the room's players had at its locks; nothing before the first. */
  commitments: (client: Client, kind: RoomKind, id: number) =>
    query({
      queryKey: roomTermsKeys.commitments(kind, id),
      queryFn: ({ signal }) => client.salas.commitments({ kind, id }, { signal }),
      staleTime: 60_000,
    }),
  /** What a room would pay with n entries. */
  quote: (client: Client, room: { amount_ins: number; n: number; modo_pozo?: ModoPozo }) =>
    query({
      queryKey: roomTermsKeys.quote(room),
      queryFn: ({ signal }) => client.salas.quote(room, { signal }),
    }),
};

/** Gives the place back before the lock, with a full refund. Money moves: use `writing` and invalidate `afterJoin`. */
export const leaveRoom = (client: Client, kind: RoomKind, id: number) => client.salas.leave({ kind, id });

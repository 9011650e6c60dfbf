import type { Client } from '../client/Client';
import type { MarketKind, ModoPozo } from '../contract/wire';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { partidosKeys, prediKeys, privatePrediKeys } from './queryKeys';

// Wrong codes are counted (rules R3.3): a code is asked for when the player sends it, never again by itself.
const askedOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 60_000 } as const;

/** Making, running, entering and remembering prediction rooms. `id` is the room's. */
export const prediRoomQueries = {
  /** The fees that a private room may ask. */
  prices: (client: Client) =>
    query({
      queryKey: privatePrediKeys.prices,
      queryFn: ({ signal }) => client.predi.prices(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** The room behind an access code, and whether it can be joined. */
  byCode: (client: Client, code: string) =>
    query({
      queryKey: privatePrediKeys.byCode(code),
      queryFn: ({ signal }) => client.predi.salaByCode({ code }, { signal }),
      ...askedOnce,
    }),
  /** The matches of the room behind an access code. */
  codeMatches: (client: Client, code: string) =>
    query({
      queryKey: partidosKeys.byCode(code),
      queryFn: ({ signal }) => client.partidos.byCode({ code }, { signal }),
      ...askedOnce,
    }),
  /** Who runs a room, what they may do, and for them who is in. */
  admin: (client: Client, id: number) =>
    query({
      queryKey: privatePrediKeys.admin(id),
      queryFn: ({ signal }) => client.predi.getAdmin({ id }, { signal }),
    }),
  /** The matches and questions that a room asks. */
  chosen: (client: Client, id: number) =>
    query({
      queryKey: privatePrediKeys.chosen(id),
      queryFn: ({ signal }) => client.predi.matchSelect({ id }, { signal }),
    }),
  /** The matches that a private room may choose. */
  selectable: (client: Client) =>
    query({
      queryKey: partidosKeys.inPredi,
      queryFn: ({ signal }) => client.partidos.inPredi(undefined, { signal }),
    }),
  /** The player's rooms that are over, newest first. */
  past: (client: Client) =>
    infiniteQuery({
      queryKey: prediKeys.past,
      queryFn: ({ signal, pageParam }) => client.predi.awardsHistory({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** Every question that may be asked about a match. */
  catalogue: (client: Client, match: number, id: number) =>
    query({
      queryKey: privatePrediKeys.catalogue(match, id),
      queryFn: ({ signal }) => client.predi.allPredictions({ id: match, predi: id }, { signal }),
      staleTime: 300_000,
    }),
};

/** A private prediction room to be made. `amount_ins`: coins, one of `prices`; `max_players`: 2 to 500. */
export interface NewPrediSala {
  name?: string;
  amount_ins: number;
  max_players: number;
  modo_pozo?: ModoPozo;
}

/** Makes a private room, a draft until its matches are chosen; nothing is paid. Invalidate `afterPrediSala`. */
export const createPrediSala = (client: Client, room: NewPrediSala) => client.predi.createPrivate({ body: room });

/** What an owner may change of a room, and how it is cancelled. */
export interface PrediSalaChange {
  name?: string;
  max_players?: number;
  modo_pozo?: ModoPozo;
  cancel?: true;
  /** The entry to remove. */
  remove_ins?: number;
  /** The user to let in again. */
  readmit?: number;
}

/** Changes, clears or cancels a private room. Cancelling moves money: use `writing` and invalidate `afterJoin`. */
export const updatePrediSala = (client: Client, id: number, change: PrediSalaChange) =>
  client.predi.updateData({ id, body: change });

/** Replaces the matches and questions of a private room, which opens it. Invalidate `afterPrediSala`. */
export const choosePredictions = (
  client: Client,
  predi: number,
  selections: { match: number; kinds: MarketKind[] }[],
) => client.predi.registerPredictions({ body: { predi, selections } });

import type { Client } from '../client/Client';
import type { SalaCompe } from '../contract/wire';
import { isCasual } from '../domain/roomKind';
import { infiniteQuery } from './infiniteQuery';
import { query } from './query';
import { compeKeys, salasKeys } from './queryKeys';
import { readUntilFound } from './readUntilFound';

const isCasualEntry = ({ sala_detail }: SalaCompe) => isCasual(sala_detail);

// Under the keys of lineup rooms: what changes those (`afterJoin`) changes these too.
/** The rooms of casual F6 and the player's entries in them, which the compe calls mix with the others. */
export const casualQueries = {
  /** The open rooms, the player's own first. */
  rooms: (client: Client) =>
    query({
      queryKey: salasKeys.casual,
      queryFn: ({ signal }) => client.salas.casual(undefined, { signal }),
    }),
  /** The player's running entries, soonest lock first. */
  mine: (client: Client) =>
    infiniteQuery({
      queryKey: compeKeys.casualMine,
      queryFn: ({ signal, pageParam }) =>
        readUntilFound(pageParam, (page) => client.compe.allByUser({ page, page_size: 50 }, { signal }), isCasualEntry),
      initialPageParam: 1,
      getNextPageParam: ({ next }) => next,
    }),
  /** The player's finished entries, newest first. */
  past: (client: Client) =>
    infiniteQuery({
      queryKey: compeKeys.casualPast,
      queryFn: ({ signal, pageParam }) =>
        readUntilFound(
          pageParam,
          (page) => client.compe.historyByUser({ page, page_size: 50 }, { signal }),
          isCasualEntry,
        ),
      initialPageParam: 1,
      getNextPageParam: ({ next }) => next,
    }),
};

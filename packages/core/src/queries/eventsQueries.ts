import type { Client } from '../client/Client';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { compeKeys, eventsKeys } from './queryKeys';

/** Which table of an event: of one of its rooms, and of one jornada or of all together. */
export interface EventTableChoice {
  jornada?: number;
  sala?: number;
}

/** Events: rooms over one or several jornadas under one name (product §11.3). */
export const eventsQueries = {
  /** The events, those going on first. */
  list: (client: Client) =>
    query({
      queryKey: eventsKeys.list,
      queryFn: ({ signal }) => client.events.list(undefined, { signal }),
    }),
  /** The winners of the closed events, newest first. */
  champions: (client: Client) =>
    query({
      queryKey: compeKeys.champions,
      queryFn: ({ signal }) => client.compe.championsByEvents(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** The table of an event, page by page. */
  table: (client: Client, id: number, choice: EventTableChoice = {}) =>
    infiniteQuery({
      queryKey: eventsKeys.table(id, choice),
      queryFn: ({ signal, pageParam }) => client.events.table({ id, ...choice, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
};

import type { Client } from '../client/Client';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { prediKeys } from './queryKeys';

/** The room. */
export const sala = (client: Client, id: number, code?: string) =>
  query({
    queryKey: prediKeys.sala(id),
    queryFn: ({ signal }) => client.predi.sala({ id, code }, { signal }),
  });

/** The play screen: matches, alternatives and the caller's answers. */
export const matches = (client: Client, id: number) =>
  query({
    queryKey: prediKeys.matches(id),
    queryFn: ({ signal }) => client.predi.matchSala({ id }, { signal }),
  });

/** The questions about the competition as a whole, with the caller's answers (rules R17.5). */
export const longTerm = (client: Client, id: number) =>
  query({
    queryKey: prediKeys.longTerm(id),
    queryFn: ({ signal }) => client.predi.longTerm({ id }, { signal }),
  });

/** The caller's answers with their results; another entry's after the lock. */
export const results = (client: Client, id: number, ins?: number) =>
  query({
    queryKey: prediKeys.results(id, ins),
    queryFn: ({ signal }) => client.predi.listResults({ id, ins }, { signal }),
  });

/** The table of the room, page by page. */
export const ranking = (client: Client, id: number) =>
  infiniteQuery({
    queryKey: prediKeys.ranking(id),
    queryFn: ({ signal, pageParam }) => client.predi.listRanking({ id, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** The caller's own row of the ranking, or null: the first page of it brings that row. */
export const myRow = (client: Client, id: number) =>
  query({
    queryKey: prediKeys.myRow(id),
    queryFn: async ({ signal }) => (await client.predi.listRanking({ id, page: 1 }, { signal })).me,
  });

/** The clutch match of the room, the caller's guess of it, and whom it parts (rules R9). */
export const tiebreak = (client: Client, id: number) =>
  query({
    queryKey: prediKeys.tiebreak(id),
    queryFn: ({ signal }) => client.predi.tiebreak({ id }, { signal }),
  });

/** The prizes of the room as they stand. */
export const topAwards = (client: Client, id: number) =>
  query({
    queryKey: prediKeys.topAwards(id),
    queryFn: ({ signal }) => client.predi.topAwards({ id }, { signal }),
  });

/** The rooms that the player joined or made and that are not over; `user_ins` is 0 in those they only made. */
export const mine = (client: Client) =>
  infiniteQuery({
    queryKey: prediKeys.mine,
    queryFn: ({ signal, pageParam }) => client.predi.listByUser({ page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Public rooms, of one match when given. */
export const listPublic = (client: Client, filter: { match?: number; max_price?: number } = {}) =>
  query({
    queryKey: prediKeys.listPublic(filter),
    queryFn: async ({ signal }) => {
      const rooms = await client.predi.listPublic(filter, { signal });
      return Array.isArray(rooms) ? rooms : rooms.results;
    },
  });

/** Public rooms, best first. */
export const topPublic = (client: Client, top?: number) =>
  query({
    queryKey: prediKeys.topPublic(top),
    queryFn: ({ signal }) => client.predi.topPublic({ top }, { signal }),
  });

import type { Client } from '../client/Client';
import type { AnswerToSave, ClutchGuess } from '../contract/models';
import type { ScoreToMake } from '../contract/predi.schemas';
import { infiniteQuery } from './infiniteQuery';
import { nextPage } from './nextPage';
import { query } from './query';
import { prediKeys } from './queryKeys';

/** Predictions (product §7). `id` is the room's. */
export const prediQueries = {
  /** The room. */
  sala: (client: Client, id: number, code?: string) =>
    query({
      queryKey: prediKeys.sala(id),
      queryFn: ({ signal }) => client.predi.sala({ id, code }, { signal }),
    }),
  /** The play screen: matches, alternatives and the caller's answers. */
  matches: (client: Client, id: number) =>
    query({
      queryKey: prediKeys.matches(id),
      queryFn: ({ signal }) => client.predi.matchSala({ id }, { signal }),
    }),
  /** The caller's answers with their results; another entry's after the lock. */
  results: (client: Client, id: number, ins?: number) =>
    query({
      queryKey: prediKeys.results(id, ins),
      queryFn: ({ signal }) => client.predi.listResults({ id, ins }, { signal }),
    }),
  ranking: (client: Client, id: number) =>
    infiniteQuery({
      queryKey: prediKeys.ranking(id),
      queryFn: ({ signal, pageParam }) => client.predi.listRanking({ id, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The caller's own row of the ranking, or null: the first page of it brings that row. */
  myRow: (client: Client, id: number) =>
    query({
      queryKey: prediKeys.myRow(id),
      queryFn: async ({ signal }) => (await client.predi.listRanking({ id, page: 1 }, { signal })).me,
    }),
  /** The clutch match of the room, the caller's guess of it, and whom it parts (rules R9). */
  tiebreak: (client: Client, id: number) =>
    query({
      queryKey: prediKeys.tiebreak(id),
      queryFn: ({ signal }) => client.predi.tiebreak({ id }, { signal }),
    }),
  /** The prizes of the room as they stand. */
  topAwards: (client: Client, id: number) =>
    query({
      queryKey: prediKeys.topAwards(id),
      queryFn: ({ signal }) => client.predi.topAwards({ id }, { signal }),
    }),
  /** The player's active rooms. */
  mine: (client: Client) =>
    infiniteQuery({
      queryKey: prediKeys.mine,
      queryFn: ({ signal, pageParam }) => client.predi.listByUser({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** Public rooms, of one match when given. */
  listPublic: (client: Client, filter: { match?: number; max_price?: number } = {}) =>
    query({
      queryKey: prediKeys.listPublic(filter),
      queryFn: async ({ signal }) => {
        const rooms = await client.predi.listPublic(filter, { signal });
        return Array.isArray(rooms) ? rooms : rooms.results;
      },
    }),
  /** Public rooms, best first. */
  topPublic: (client: Client, top?: number) =>
    query({
      queryKey: prediKeys.topPublic(top),
      queryFn: ({ signal }) => client.predi.topPublic({ top }, { signal }),
    }),
};

/** Saves all answers of one room, or none; success is status 'ok'. */
export const saveAnswers = (client: Client, answers: AnswerToSave[]) => client.predi.saveAnswers({ body: answers });

/** Makes the alternatives of exact scores that a room does not show yet (rules R17.2). */
export const makeScores = (client: Client, predi: number, scores: ScoreToMake[]) =>
  client.predi.makeScores({ predi, body: scores });

/** Saves the guess of a room's clutch match until that match locks; three nulls take it back (rules R9.2). */
export const saveClutch = (client: Client, predi: number, guess: ClutchGuess) =>
  client.predi.saveClutch({ predi, body: guess });

/** Joins a room; a private one needs its code. Money moves: use `writing` and invalidate `afterJoin`. */
export const joinPredi = (client: Client, place: { predi: number; code?: string }) =>
  client.predi.join({ body: place });

/** Joins an event room by code. */
export const joinPrediEvent = (client: Client, place: { code: string; predi?: number }) =>
  client.predi.joinEvent({ body: place });

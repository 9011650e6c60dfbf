import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import type { Formation } from '../contract/models';
import { nextPage } from './nextPage';

/** Arma Tu 11 (product.md §7). `ins` is the entry id. */
export const compeQueries = {
  all: ['compe'] as const,
  /** One entry. */
  entry: (client: Client, ins: number) =>
    queryOptions({
      queryKey: ['compe', 'entry', ins] as const,
      queryFn: ({ signal }) => client.compe.retrive({ id: ins }, { signal }),
    }),
  /** The lineup of an entry, of its current jornada unless one is given. */
  lineup: (client: Client, ins: number, jornada?: number) =>
    queryOptions({
      queryKey: ['compe', 'lineup', ins, jornada ?? 'current'] as const,
      queryFn: ({ signal }) => client.compe.getLineup({ id: ins, jornada }, { signal }),
    }),
  /** The player's running entries, soonest lock first. */
  mine: (client: Client) =>
    infiniteQueryOptions({
      queryKey: ['compe', 'mine'] as const,
      queryFn: ({ signal, pageParam }) => client.compe.allByUser({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The player's finished entries, newest first. */
  history: (client: Client) =>
    infiniteQueryOptions({
      queryKey: ['compe', 'history'] as const,
      queryFn: ({ signal, pageParam }) => client.compe.historyByUser({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** Ranking of a sala; cumulative without a jornada. */
  ranking: (client: Client, sala: number, jornada?: number) =>
    infiniteQueryOptions({
      queryKey: ['compe', 'ranking', sala, jornada ?? 'total'] as const,
      queryFn: ({ signal, pageParam }) => client.compe.ranking({ sala, jornada, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The best eleven of today. */
  playersToday: (client: Client, league?: string) =>
    queryOptions({
      queryKey: ['compe', 'playersToday', league ?? 'any'] as const,
      queryFn: ({ signal }) => client.compe.playersToday({ league }, { signal }),
    }),
};

/** Makes the lineup of an entry for a jornada when there is none. */
export const generateLineup = (client: Client, ins: number, jornada: number) =>
  client.compe.generateLineup({ a: ins, b: jornada, body: undefined });

/** Replaces the player of one lineup entry. */
export const replacePlayer = (client: Client, change: { lineupEntry: number; player: number; version?: number }) =>
  client.compe.basicUpdate(
    { id: change.lineupEntry, body: { player_lineup: change.player } },
    { ifMatch: change.version },
  );

/** A change of formation; without a jornada that of the current one. */
export interface FormationChangeRequest {
  ins: number;
  formation: Formation;
  jornada?: number;
  version?: number;
}

/** Changes the formation; it holds only on status 'ok' (product.md §4). */
export const changeFormation = (client: Client, { ins, version, ...body }: FormationChangeRequest) =>
  client.compe.updateFormation({ id: ins, body }, { ifMatch: version });

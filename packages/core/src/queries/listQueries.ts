import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import { nextPage } from './nextPage';

/** Which table of an event: of one of its rooms, and of one jornada or of all together. */
export interface EventTableChoice {
  jornada?: number;
  sala?: number;
}

/** What the pages of lists and statistics read: leagues, events, past predictions, own figures. */
export const listQueries = {
  /** The clubs of a league, by name. */
  leagueTeams: (client: Client, league: string) =>
    queryOptions({
      queryKey: ['plus', 'leagueTeams', league] as const,
      queryFn: ({ signal }) => client.plus.leagueTeams({ league_unique: league }, { signal }),
      staleTime: 300_000,
    }),
  /** A club with its squad and its matches of the season. */
  leagueTeam: (client: Client, league: string, team: number) =>
    queryOptions({
      queryKey: ['plus', 'leagueTeam', league, team] as const,
      queryFn: ({ signal }) => client.plus.leagueTeam({ league_unique: league, id_team: team }, { signal }),
    }),
  /** The events, those going on first. */
  events: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'events'] as const,
      queryFn: ({ signal }) => client.plus.events(undefined, { signal }),
    }),
  /** The winners of the closed events, newest first. */
  champions: (client: Client) =>
    queryOptions({
      queryKey: ['compe', 'champions'] as const,
      queryFn: ({ signal }) => client.compe.championsByEvents(undefined, { signal }),
      staleTime: 300_000,
    }),
  /** The table of an event, page by page. */
  eventTable: (client: Client, id: number, choice: EventTableChoice = {}) =>
    infiniteQueryOptions({
      queryKey: ['plus', 'eventTable', id, choice] as const,
      queryFn: ({ signal, pageParam }) => client.plus.eventTable({ id, ...choice, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The player's prediction rooms that are over, newest first. */
  pastPredis: (client: Client) =>
    infiniteQueryOptions({
      queryKey: ['predi', 'pastPredis'] as const,
      queryFn: ({ signal, pageParam }) => client.predi.awardsHistory({ page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  /** The player's own figures: in all, by league and jornada by jornada. */
  myStats: (client: Client) =>
    queryOptions({
      queryKey: ['plus', 'myStats'] as const,
      queryFn: ({ signal }) => client.plus.myStats(undefined, { signal }),
    }),
  /** The clubs of a league by what their supporters score. */
  clubsByLeague: (client: Client, liga: string) =>
    queryOptions({
      queryKey: ['home', 'clubsByLeague', liga] as const,
      queryFn: ({ signal }) => client.home.clubsByLeague({ liga }, { signal }),
      staleTime: 300_000,
    }),
};

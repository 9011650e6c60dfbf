import { queryOptions, type UseInfiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Client } from '@arma11/core';
import type { GroupWall } from '@arma11/core/back-office';
import { LIVE_MS } from '../page/liveInterval';
import { askGroups } from './askGroups';

/** So many parts of a wall are read again while it is open; whoever goes further back reads news less often. */
const LIVE_PARTS = 3;

/** Everything that was read of groups lies under the first; of one group what is not its wall under `open`. */
export const groupKeys = {
  all: ['groups'] as const,
  list: ['groups', 'list'] as const,
  open: (group: number) => ['groups', 'open', group] as const,
  wall: (group: number) => ['groups', 'wall', group] as const,
};

/** The player's groups of friends (rules R23). */
export const groupQueries = {
  list: (client: Client) =>
    queryOptions({
      queryKey: groupKeys.list,
      queryFn: ({ signal }) => askGroups(client, 'list', {}, { signal }),
    }),
  /** A group with the table and the rooms of a season; of the one that is going on unless given. */
  open: (client: Client, group: number, season: number | null = null) =>
    queryOptions({
      queryKey: [...groupKeys.open(group), season] as const,
      queryFn: ({ signal }) => askGroups(client, 'open', { group, ...(season !== null && { season }) }, { signal }),
    }),
  /** What a code lets into. */
  invitation: (client: Client, code: string) =>
    queryOptions({
      queryKey: [...groupKeys.all, 'invitation', code] as const,
      queryFn: ({ signal }) => askGroups(client, 'invitation', { code }, { signal }),
      enabled: code !== '',
      // Wrong codes are counted: a code is asked for when the player sends it, never again by itself.
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: 60_000,
    }),
  /** The wall, part by part. */
  wall: (client: Client, group: number): WallOptions => ({
    queryKey: groupKeys.wall(group),
    queryFn: ({ signal, pageParam }) =>
      askGroups(client, 'wall', { group, ...(pageParam !== null && { before: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ before }) => before,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 1) > LIVE_PARTS ? 3 * LIVE_MS : LIVE_MS),
  }),
};

type WallOptions = UseInfiniteQueryOptions<
  GroupWall,
  Error,
  InfiniteData<GroupWall>,
  ReturnType<typeof groupKeys.wall>,
  number | null
>;

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Arma11Error, compeQueries, livePace, useClient, useLiveRoom, type Client } from '@arma11/core';
import type { Lineup } from '@arma11/core/contract';
import { flattenLineup, isClosed } from '@arma11/core/domain';
import type { LineupStatus } from '../model/lineupEditorState';
import { useLiveMatches } from './useLiveMatches';

const LIVE_MS = 30_000;
const AFTER_LOCK_MS = 3_000;
const LONGEST_MS = 12 * 3_600_000;

/** When to ask again: while points are provisional, and at the lock until the server says that it is closed. */
export function nextLook(lineup: Lineup | undefined, now: number): number | false {
  if (!lineup) return false;
  const entries = flattenLineup(lineup);
  if (isClosed(lineup)) return entries.some(({ provisional }) => provisional) ? LIVE_MS : false;
  // Rooms with late swap close one match after the other.
  if (entries.some(({ locked }) => locked)) return LIVE_MS;
  const untilLock = Date.parse(lineup.lock_at) - now + 1_000;
  return Math.min(Math.max(untilLock, AFTER_LOCK_MS), LONGEST_MS);
}

/** The entry and its lineup, and which state they leave the editor in. */
export function useLineupData(entryId: number, jornada?: number) {
  const client = useClient();
  const enabled = entryId > 0;
  const options = compeQueries.lineup(client, entryId, jornada);
  const entry = useQuery({ ...compeQueries.entry(client, entryId), enabled });
  const lineup = useQuery({
    ...options,
    enabled,
    refetchInterval: ({ state }) => livePace(client, nextLook(state.data, client.serverNow())),
  });
  useLiveRoom('compe', lineup.data?.sala);
  useLiveMatches(options.queryKey, lineup.data?.sala);
  const waiting = useWaiting(client, entryId, lineup.data);
  const shown = waiting ?? lineup.data;
  return {
    status: enabled ? statusOf(shown, lineup.error, entry) : ('noEntry' as const),
    entry: entry.data ?? null,
    lineup: shown ?? null,
    /** What is shown waits to be sent. */
    waiting: waiting !== null,
    lineupKey: options.queryKey,
    error: lineup.error,
    reload: () => Promise.all([entry.refetch(), lineup.refetch()]),
    reloading: lineup.isRefetching || (lineup.isFetching && lineup.isError),
  };
}

const never = () => () => undefined;

/** The team that waits to be sent, unless it is that of another jornada or the room has closed over it. */
function useWaiting({ outbox }: Client, entryId: number, saved: Lineup | undefined): Lineup | null {
  const read = () => outbox?.lineup(entryId) ?? null;
  const waiting = useSyncExternalStore(outbox?.subscribe ?? never, read, () => null);
  const stale = saved && (isClosed(saved) || saved.jornada !== waiting?.jornada);
  return stale ? null : waiting;
}

interface EntryRead {
  error: Error | null;
  isPending: boolean;
}

function statusOf(lineup: Lineup | undefined, error: Error | null, entry: EntryRead): LineupStatus {
  if (codeOf(error) === 'unauthenticated') return 'signedOut';
  if (lineup) return 'ready';
  if (!error) return 'loading';
  if (codeOf(error) !== 'not_found') return 'error';
  if (entry.isPending) return 'loading';
  return codeOf(entry.error) === 'not_found' ? 'noEntry' : 'noLineup';
}

const codeOf = (error: Error | null) => (error instanceof Arma11Error ? error.code : null);

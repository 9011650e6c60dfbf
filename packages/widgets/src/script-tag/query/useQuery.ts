import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from './QueryClientProvider';
import type { ReadOptions, ReadState } from './queryTypes';
import type { Read } from './Read';
import { Watcher } from './Watcher';

/** What a component is told of a read. */
export interface QueryResult {
  data: unknown;
  error: Error | null;
  status: 'pending' | 'error' | 'success';
  isPending: boolean;
  isLoading: boolean;
  isFetching: boolean;
  isRefetching: boolean;
  refetch: () => Promise<unknown>;
}

/** A read as a component sees it: what is old is asked for when it is shown, and again as often as it is told to. */
export function useQuery(given: ReadOptions): QueryResult {
  const client = useQueryClient();
  const options = client.defaulted(given);
  const read = client.read(given);
  const [watcher] = useState(() => new Watcher(options));
  watcher.take(options);
  const wanted = options.enabled !== false;

  const subscribe = useCallback(
    (changed: () => void) => read.join({ changed, options: () => watcher.options }),
    [read, watcher],
  );
  const look = useCallback(() => read.state, [read]);
  const state = useSyncExternalStore(subscribe, look, look);
  useEffect(() => {
    if (wanted && read.isStale(watcher.options.staleTime)) void read.fetch();
  }, [read, wanted, watcher]);
  useInterval(read, options);
  return resultOf(read, watcher.made(state.data), state);
}

function resultOf(read: Read, data: unknown, { error, fetching }: ReadState): QueryResult {
  const known = read.state.data !== undefined;
  const failed = error !== null;
  const isPending = !known && !failed;
  return {
    data,
    error,
    status: failed ? 'error' : known ? 'success' : 'pending',
    isPending,
    isLoading: isPending && fetching,
    isFetching: fetching,
    isRefetching: fetching && !isPending,
    refetch: () => read.fetch(true).catch(() => undefined),
  };
}

function useInterval(read: Read, { refetchInterval: told = false, enabled }: ReadOptions): void {
  const every = typeof told === 'function' ? told(read) : told;
  useEffect(() => {
    if (!every || enabled === false) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void read.fetch();
    }, every);
    return () => clearInterval(timer);
  }, [read, every, enabled]);
}

import { useEffect } from 'react';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useClient } from '../client/clientContext';
import { applyLive } from './applyLive';
import { movedQueries, roomQueries } from './movedQueries';

/** Not everybody who hears of a goal asks for the ranking in the same moment. */
const SPREAD_MS = 3000;

/**
 * Follows a room that the player is in: points and scores show when they happen, and what else moves is read again.
 * Without a stream it does nothing; `livePace` says how often to ask then. `id` 0 or undefined: there is no room yet.
 */
export function useLiveRoom(kind: 'compe' | 'predi', id: number | undefined): void {
  const client = useClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!id) return;
    const waiting = new Map<string, QueryKey>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = (keys: QueryKey[]) => {
      for (const key of keys) waiting.set(JSON.stringify(key), key);
      if (waiting.size === 0) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queryKey of waiting.values()) void queryClient.invalidateQueries({ queryKey });
        waiting.clear();
      }, Math.random() * SPREAD_MS);
    };
    // The first update repeats what was read a moment ago.
    let news = false;
    const stop = client.live.watch([`${kind}:${id}`], {
      updated(update) {
        applyLive(queryClient, update);
        if (news) readAgain(movedQueries(update));
        news = true;
      },
      resync: () => readAgain(roomQueries(kind, id)),
      // Asking again and again begins anew where the stream was.
      open: (open) => !open && readAgain(roomQueries(kind, id)),
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, queryClient, kind, id]);
}

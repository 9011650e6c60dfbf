import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterJoin } from '@arma11/core';
import { useSessionState } from '../provider/SessionContext';
import type { RoomFacts } from './roomFacts';

interface OnceIn {
  facts: RoomFacts | null;
  join: () => void;
}

/**
 * Goes on where a sign-in interrupted: one press of 'Unirme' signs in and takes the seat of a free room. The room is looked
 * at again first, as the player: they may be in it already. A paid room waits for a press of its own.
 */
export function useJoinOnceIn({ facts, join }: OnceIn) {
  const queryClient = useQueryClient();
  const [wait, setWait] = useState<'no' | 'player' | 'look' | 'looked' | 'came'>('no');
  const status = useSessionState()?.status;
  useEffect(() => {
    if (wait !== 'player') return;
    if (status === 'signedIn') setWait('look');
    if (status === 'preview') setWait('no');
  }, [wait, status]);

  useEffect(() => {
    if (wait !== 'look') return;
    return lookAgain(queryClient, () => setWait('looked'));
  }, [wait, queryClient]);

  const joined = facts?.joined ?? false;
  const free = !joined && facts?.amount_ins === 0;
  useEffect(() => {
    if (wait !== 'looked') return;
    setWait(joined || free ? 'came' : 'no');
    if (free) join();
  }, [wait, joined, free, join]);

  return { cameIn: wait === 'came' && joined, waitForPlayer: () => setWait('player') };
}

/**
 * Reads anew what is shown of rooms and calls `then` once it is there: what waits for a network is waited for, and what is
 * already being asked for is asked for as the player, and not sent again. Returns a function that gives it up.
 */
function lookAgain(queryClient: QueryClient, then: () => void): () => void {
  const cache = queryClient.getQueryCache();
  const shown = afterJoin.flatMap((queryKey) => cache.findAll({ queryKey, type: 'active' }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (timer !== undefined || shown.some(({ state }) => state.fetchStatus !== 'idle')) return;
    // TanStack Query notifies its readers in a task after the answer: they show the player's own only after that one.
    timer = setTimeout(then, 0);
  };
  const looks = afterJoin.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false }));
  const leave = cache.subscribe(look);
  void Promise.all(looks).then(look);
  return () => {
    leave();
    clearTimeout(timer);
  };
}

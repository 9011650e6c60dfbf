import { useQueryClient } from '@tanstack/react-query';
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    // What is already being asked for is asked for as the player: it is waited for, not sent again.
    const looks = afterJoin.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false }));
    // TanStack Query notifies its readers in a task after the answer: `facts` are the player's own only after that one.
    void Promise.all(looks).then(() => {
      if (!gone) timer = setTimeout(() => setWait('looked'), 0);
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
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

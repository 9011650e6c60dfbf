import { useEffect, useReducer } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import type { AppOutbox } from './createOutbox';
import { leftAnswers, sendAnswers } from './sendAnswers';
import { sendLineups } from './sendLineups';

const FIRST_MS = 4_000;
const LONGEST_MS = 120_000;

/** One tab at a time: what one sends, the others need not. */
async function alone(send: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('arma11-outbox', send);
  else await send();
}

/**
 * Sends what waits: on opening the app, when the network is back, when the player comes back, and in between ever less
 * often. Returns how much still waits.
 */
export function useSending(outbox: AppOutbox): number {
  const client = useClient();
  const queryClient = useQueryClient();
  const [, look] = useReducer((count: number) => count + 1, 0);
  const waiting = outbox.waiting().length + leftAnswers().length;
  useEffect(() => outbox.subscribe(look), [outbox]);
  useEffect(() => {
    if (waiting === 0) return;
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout>;
    let ended = false;
    const send = async () => {
      clearTimeout(timer);
      const desk = { client, queryClient, outbox };
      if (navigator.onLine) await alone(() => sendLineups(desk).then(() => sendAnswers(desk))).catch(() => undefined);
      if (ended) return;
      look();
      timer = setTimeout(() => void send(), pause * (0.5 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_MS);
    };
    const now = () => {
      pause = FIRST_MS;
      if (document.visibilityState === 'visible') void send();
    };
    void send();
    globalThis.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      ended = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [waiting, client, queryClient, outbox]);
  return waiting;
}

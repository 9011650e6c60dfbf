import { useEffect, useReducer } from 'react';
import { useClient } from '@arma11/core';
import { useNow } from './useNow';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
// A timer cannot wait longer than 24 days; it only has to look again.
const longestWait = 12 * hour;

/** How long what a countdown shows stays true: a second in the last minute, else until the minute is over. */
export function untilNextTick(msLeft: number): number {
  const step = msLeft < minute ? second : minute;
  const rest = (msLeft + second) % step;
  return Math.min(longestWait, rest === 0 ? step : rest);
}

/**
 * Returns the server's time in milliseconds, and draws again whenever the countdown to `moment` (ISO) changes; after
 * it, no more.
 */
export function useServerNow(moment: string): number {
  const client = useClient();
  const [ticks, tick] = useReducer((count: number) => count + 1, 0);
  const end = Date.parse(moment);
  useEffect(() => {
    const left = end - client.serverNow();
    if (!(left > 0)) return;
    const timer = setTimeout(tick, untilNextTick(left));
    return () => clearTimeout(timer);
  }, [client, end, ticks]);
  return useNow();
}

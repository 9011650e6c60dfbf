import { useEffect, useReducer } from 'react';
import { useClient } from '@arma11/core';
import { useNow } from './useNow';

// A timer cannot wait longer than 24 days; it only has to look again.
const longestWait = 12 * 3_600_000;

/** Whether a moment has passed by the server's clock; it draws again once, when it does. */
export function useHasPassed(moment: string | undefined): boolean {
  const client = useClient();
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const end = moment === undefined ? Number.NaN : Date.parse(moment);
  useEffect(() => {
    const left = end - client.serverNow();
    if (!(left > 0)) return;
    const timer = setTimeout(look, Math.min(left, longestWait));
    return () => clearTimeout(timer);
  }, [client, end, looks]);
  return useNow() >= end;
}

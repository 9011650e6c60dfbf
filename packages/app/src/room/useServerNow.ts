import { useEffect, useState } from 'react';
import { useClient } from '@arma11/core';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The server's time, read again whenever a countdown to `moment` shows something new; after it, no more. */
export function useServerNow(moment: string): number {
  const client = useClient();
  const [now, setNow] = useState(() => client.serverNow());
  const end = Date.parse(moment);
  useEffect(() => {
    const left = end - client.serverNow();
    if (!(left > 0)) return;
    const step = left <= HOUR_MS ? 1000 : MINUTE_MS;
    const timer = setTimeout(() => setNow(client.serverNow()), Math.min(left % step || step, HOUR_MS));
    return () => clearTimeout(timer);
  }, [client, end, now]);
  return now;
}

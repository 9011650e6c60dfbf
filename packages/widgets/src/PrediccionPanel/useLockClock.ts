import { useEffect, useMemo, useReducer, useState } from 'react';
import { useClient } from '@arma11/core';
import type { Match, PrediMatch } from '@arma11/core/contract';
import { useNow } from '../headless/useNow';
import { isMatchClosed, lockEvents, type LockEvent } from './match/matchClock';

const longestWaitMs = 12 * 3_600_000;

/** Which matches take no more answers, by the server's clock. */
export interface LockClock {
  /** Ids of the closed matches (`match.id`). */
  closed: ReadonlySet<number>;
  /** The latest warning or lock, to be said aloud; null before the first. */
  latest: LockEvent | null;
}

/** Wakes at 15, 5 and 1 minutes before each lock and at the lock itself, and never in between. */
export function useLockClock(matches: readonly PrediMatch[] | undefined): LockClock {
  const client = useClient();
  const [looks, look] = useReducer((count: number) => count + 1, 0);
  const [latest, setLatest] = useState<LockEvent | null>(null);
  useEffect(() => {
    const [next] = lockEvents(matches ?? [], client.serverNow());
    if (!next) return;
    const wait = next.at - client.serverNow();
    const arrive = () => {
      look();
      if (wait <= longestWaitMs) setLatest(next);
    };
    const timer = setTimeout(arrive, Math.min(wait, longestWaitMs));
    return () => clearTimeout(timer);
  }, [client, matches, looks]);
  const key = closedKey(matches ?? [], useNow());
  const closed = useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key]);
  return { closed, latest };
}

// One text, so that the set stays the same object until a match really closes.
const closedKey = (matches: readonly PrediMatch[], now: number) =>
  matches
    .map(({ match }): Match => match)
    .filter((match) => isMatchClosed(match, now))
    .map(({ id }) => id)
    .join(',');

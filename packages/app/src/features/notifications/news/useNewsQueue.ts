import { useCallback, useRef, useState } from 'react';
import type { News } from './News';

/** Of more than so many at once the oldest are left to the bell. */
const MOST_WAITING = 4;

/** News one after the other: the same is told once. */
export interface NewsQueue {
  first: News | undefined;
  add: (news: readonly News[]) => void;
  dismiss: () => void;
}

/** Keeps what is still to be told. */
export function useNewsQueue(): NewsQueue {
  const [waiting, setWaiting] = useState<readonly News[]>([]);
  const told = useRef(new Set<string>());
  const add = useCallback((news: readonly News[]) => {
    const fresh = news.filter(({ key }) => {
      if (told.current.has(key)) return false;
      told.current.add(key);
      return true;
    });
    if (fresh.length > 0) setWaiting((before) => [...before, ...fresh].slice(-MOST_WAITING));
  }, []);
  const dismiss = useCallback(() => setWaiting(([, ...rest]) => rest), []);
  return { first: waiting[0], add, dismiss };
}

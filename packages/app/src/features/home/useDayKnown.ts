import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { questsQueries, useClient } from '@arma11/core';
import { useNextLocks } from '../../room/useNextLocks';

const PATIENCE_MS = 1000;

/** Whether it is known how much there is to say of the day; what stands below waits for it, so that it does not jump, but not for long. */
export function useDayKnown(): boolean {
  const { isPending } = useQuery(questsQueries.resume(useClient()));
  const locks = useNextLocks();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late || (!isPending && locks !== undefined);
}

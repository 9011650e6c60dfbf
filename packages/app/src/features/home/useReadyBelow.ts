import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { questsQueries, useClient } from '@arma11/core';
import { useNextLocks } from '../../room/useNextLocks';

const PATIENCE_MS = 3000;

/** What may be drawn already of the pieces that stand under another. */
interface ReadyBelow {
  day: boolean;
  groups: boolean;
}

/**
 * The day's summary and the groups are as high as there is to tell, or not there: what stands below them waits until that is
 * known, so that it does not jump, but not for long.
 */
export function useReadyBelow(groupsKnown: boolean): ReadyBelow {
  const { isPending } = useQuery(questsQueries.resume(useClient()));
  const locks = useNextLocks();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const day = useOnce(late || (!isPending && locks !== undefined));
  return { day, groups: useOnce(late || (day && groupsKnown)) };
}

/** Whether something ever was so: a query that failed is pending again while it is tried anew, and what stands stays. */
function useOnce(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}

import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { afterMoney, invalidate, useClient } from '@arma11/core';
import { notificationsQueries } from '@arma11/core/site';
import { safeReturnPath } from '@arma11/core/domain';
import type { News } from './News';

/** Tells the notices that come while the app is open, in the server's words. Most are about money, so the balance is read again. */
export function useNewNotices(add: (news: readonly News[]) => void): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(notificationsQueries.list(useClient()));
  const newest = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    const known = newest.current;
    newest.current = Math.max(known ?? 0, ...data.results.map(({ id }) => id));
    if (known === undefined) return;
    const fresh = data.results.filter(({ id }) => id > known).reverse();
    if (fresh.length === 0) return;
    void invalidate(queryClient, afterMoney);
    add(
      fresh
        .filter(({ read_at }) => read_at === null)
        .map(({ id, title, link }) => ({
          key: `notice ${id}`,
          text: title,
          spanish: true,
          href: link === null ? undefined : safeReturnPath(link),
        })),
    );
  }, [data, add, queryClient]);
}

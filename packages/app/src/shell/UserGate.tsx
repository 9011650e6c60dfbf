import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountsQueries, Arma11Error, useClient, useSession } from '@arma11/core';
import { ConsentGate } from '../features/entry/consent/ConsentGate';

/**
 * On entry the user record is loaded; if it is absent or has no id, the session is cleared and the user goes to `/`
 * (product §4). A lost connection is not an absent record: the page stays and says so. Who has not accepted the terms
 * is asked for them.
 */
export function UserGate({ children }: { children: ReactNode }) {
  const client = useClient();
  const { clear } = useSession();
  const { data, error } = useQuery(accountsQueries.user(client));
  const absent = (data !== undefined && !data?.id) || (error instanceof Arma11Error && error.code === 'not_found');
  useEffect(() => {
    if (absent) clear('player');
  }, [absent, clear]);
  if (absent) return null;
  return (
    <>
      {data?.needs_consent && <ConsentGate userId={data.id} />}
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '@arma11/core';

/** Lets signed-in players in; others go to `/?from={encoded path+query}` (product §2). */
export function RequireSession({ children }: { children: ReactNode }) {
  const { status, endedBy } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signedIn') return children;
  // Who leaves on purpose does not want to come back here.
  const entry = endedBy === 'player' ? '/' : `/?from=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={entry} replace />;
}

import { useContext } from 'react';
import { SessionContext, type Session } from './sessionContext';

/**
 * Returns whether somebody is signed in, and how to sign in, register and sign out. The player is
 * `accountsQueries.user`. Throws outside `<SessionProvider>`.
 */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be inside <SessionProvider store={createSessionStore()}>.');
  return session;
}

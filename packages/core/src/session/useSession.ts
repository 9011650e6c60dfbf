import { useContext } from 'react';
import { SessionContext, type Session } from './sessionContext';

/** The signed-in player, and signing in and out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be inside <SessionProvider store={createSessionStore()}>.');
  return session;
}

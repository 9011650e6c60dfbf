import { useContext } from 'react';
import { SessionContext, type Session } from './sessionContext';

/** Who is playing, and the ways in and out. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be inside <SessionProvider store={createSessionStore()}>.');
  return session;
}

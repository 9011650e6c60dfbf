import type { QueryClient } from '@tanstack/react-query';
import { invalidate, ofPlayer, type EmbedSession } from '@arma11/core';

/**
 * Starts a session and keeps the cache in step with it: who signs in is asked about again, who signs out is forgotten.
 * Once for all widgets that share the two; returns a function that stops it.
 */
export function followSession(session: EmbedSession, queryClient: QueryClient): () => void {
  let known = isIn(session);
  const leave = session.subscribe(() => {
    const now = isIn(session);
    if (now === known) return;
    const before = known;
    known = now;
    // What was asked for while it was not known waited for the answer.
    if (before === null || now === null) return;
    if (now) void invalidate(queryClient, ofPlayer);
    else for (const queryKey of ofPlayer) void queryClient.resetQueries({ queryKey });
  });
  const stop = session.start();
  return () => {
    leave();
    stop();
  };
}

const isIn = (session: EmbedSession): boolean | null => {
  const { status } = session.getSnapshot();
  return status === 'starting' ? null : status === 'signedIn';
};

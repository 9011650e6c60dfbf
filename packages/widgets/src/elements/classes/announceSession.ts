import type { EmbedSession } from '@arma11/core';
import { sendEvent } from './elementEvents';

/** Tells the page, by events on its document, that a player has come in or gone. Returns a function that stops it. */
export function announceSession(session: EmbedSession): () => void {
  const isIn = () => session.getSnapshot().status === 'signedIn';
  let wasIn = isIn();
  return session.subscribe(() => {
    if (isIn() === wasIn) return;
    wasIn = isIn();
    sendEvent(document, `arma11-signed-${wasIn ? 'in' : 'out'}`, { detail: { publishableKey: session.key } });
  });
}

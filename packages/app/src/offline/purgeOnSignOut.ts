import type { SessionStore } from '@arma11/core';
import { forgetSeen } from '../page/seen';
import { ANSWERS_CACHE, type SessionEnded } from './worker/cacheNames';

/** Deletes the answers that the device keeps, and forgets what was shown once, as soon as nobody is signed in, or somebody else is. */
export function purgeOnSignOut(store: SessionStore, kept: CacheStorage | undefined = globalThis.caches): void {
  const purge = (ended: string | null) => {
    forgetSeen();
    void kept?.delete(ANSWERS_CACHE).catch(() => false);
    const message: SessionEnded = { type: 'session-ended', token: ended };
    globalThis.navigator?.serviceWorker?.controller?.postMessage(message);
  };
  let token = store.token();
  if (!token) purge(null);
  store.subscribe(() => {
    const before = token;
    token = store.token();
    if (before !== token) purge(before);
  });
}

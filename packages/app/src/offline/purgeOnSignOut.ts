import type { SessionStore } from '@arma11/core';
import { removeKeys } from '../page/removeKeys';
import { forgetSeen } from '../page/seen';
import { TRIALS_PREFIX } from '../page/trial/trialPrefix';
import { ANSWERS_CACHE, type SessionEnded } from './worker/cacheNames';

/** Deletes the answers that the device keeps, and forgets what was shown once and what was tried, as soon as nobody is signed in, or somebody else is. */
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
    if (before === token) return;
    // What a guest tried goes along into their account, and ends with it.
    if (before) removeKeys(TRIALS_PREFIX);
    purge(before);
  });
}

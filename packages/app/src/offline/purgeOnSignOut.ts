import type { SessionStore } from '@arma11/core';
import { ANSWERS_CACHE, PURGE } from './worker/cacheNames';

/** Forgets the answers that the device keeps as soon as nobody is signed in, or somebody else is. */
export function purgeOnSignOut(store: SessionStore, kept: CacheStorage | undefined = globalThis.caches): void {
  const purge = () => {
    void kept?.delete(ANSWERS_CACHE).catch(() => false);
    globalThis.navigator?.serviceWorker?.controller?.postMessage(PURGE);
  };
  let token = store.token();
  if (!token) purge();
  store.subscribe(() => {
    const before = token;
    token = store.token();
    if (before !== token) purge();
  });
}

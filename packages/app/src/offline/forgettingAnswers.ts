import type { SessionStore } from '@arma11/core';
import { ANSWERS_CACHE, FORGET } from './worker/cacheNames';

/** Forgets the answers that the device keeps as soon as nobody is signed in, or somebody else is. */
export function forgettingAnswers(store: SessionStore, kept: CacheStorage | undefined = globalThis.caches): void {
  const forget = () => {
    void kept?.delete(ANSWERS_CACHE).catch(() => false);
    globalThis.navigator?.serviceWorker?.controller?.postMessage(FORGET);
  };
  let token = store.token();
  if (!token) forget();
  store.subscribe(() => {
    const before = token;
    token = store.token();
    if (before !== token) forget();
  });
}

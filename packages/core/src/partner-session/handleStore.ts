import { browserStorage } from '../client/browserStorage';
import { handleName } from './handleName';

/** Keeps the right to renew, in memory or in the tab: the handle, and behind a space the next one while it is asked for. */
export interface HandleStore {
  get(): string | null;
  set(handle: string | null): void;
}

/** A place for the handle. Where the browser refuses storage (a sandboxed frame) it is kept in memory. */
export function handleStore(key: string, persists: boolean): HandleStore {
  let kept: string | null = null;
  if (!persists) return { get: () => kept, set: (handle) => void (kept = handle) };
  const storage = browserStorage('sessionStorage');
  const name = handleName(key);
  return {
    get: () => storage.getItem(name),
    set: (handle) => (handle === null ? storage.removeItem(name) : storage.setItem(name, handle)),
  };
}

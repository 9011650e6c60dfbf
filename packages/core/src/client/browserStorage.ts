import { memoryStorage } from './memoryStorage';

/** The page's storage, or one in memory where there is none or the browser refuses it. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const storage = globalThis[kind];
    // Private modes hand out a storage whose writes throw.
    storage.setItem('arma11:probe', '1');
    storage.removeItem('arma11:probe');
    return storage;
  } catch {
    return memoryStorage();
  }
}

import { useEffect } from 'react';

/** Asks before the page is left while something is not saved; inside an app, `dirty` serves its own question. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 goes by this alone.
      event.returnValue = true;
    };
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

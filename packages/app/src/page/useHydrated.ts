import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is drawn by the browser: false at build, and while what was drawn there is hydrated. What depends on the
 * device, the rest of the address or the clock waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-data: reduce)';
const media = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null);
const connection = () =>
  (globalThis.navigator as Partial<{ connection: { saveData?: boolean } }> | undefined)?.connection;

function watch(changed: () => void) {
  const list = media();
  list?.addEventListener?.('change', changed);
  return () => list?.removeEventListener?.('change', changed);
}

/** Whether the device asks for less data; never on a server, so that what it sends is what is drawn first. */
export const useLessData = (): boolean =>
  useSyncExternalStore(
    watch,
    () => media()?.matches === true || connection()?.saveData === true,
    () => false,
  );

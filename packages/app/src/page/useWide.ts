import { useSyncExternalStore } from 'react';

/** From here on there is a side panel (product §12.2). */
export const WIDE = '(min-width: 1024px)';

const list = () => window.matchMedia(WIDE);

function subscribe(listener: () => void): () => void {
  const media = list();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen has room for the side panel: what is not shown there asks for no data. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => list().matches,
    () => false,
  );

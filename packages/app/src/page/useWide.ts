import { useSyncExternalStore } from 'react';

/** From here on there is a side panel (product §12.2). */
export const WIDE = '(min-width: 1024px)';

/** From here on an aside stands beside the content of most pages. */
export const ASIDE = '(min-width: 1280px)';

const whether = (query: string) => {
  const list = () => (typeof matchMedia === 'function' ? matchMedia(query) : null);
  const subscribe = (listener: () => void) => {
    const media = list();
    media?.addEventListener('change', listener);
    return () => media?.removeEventListener('change', listener);
  };
  return [subscribe, () => list()?.matches ?? false, () => false] as const;
};

const wide = whether(WIDE);
const aside = whether(ASIDE);

/** Whether the screen has room for the side panel: what is not shown there asks for no data. */
export const useWide = (): boolean => useSyncExternalStore(...wide);

/** Whether the screen has room for an aside, too. */
export const useAside = (): boolean => useSyncExternalStore(...aside);

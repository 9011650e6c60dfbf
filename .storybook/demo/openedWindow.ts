import { useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function show(address: string | null): void {
  const url = address === null ? null : new URL(address, location.href);
  shown = url && url.pathname + url.search;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Our site's window on a partner's page, drawn inside that page: no server would answer in a real one. */
export const ourWindow = { open: (address: string) => show(address), close: () => show(null) };

/** The path that it shows; null while it is closed. */
export const useOurWindow = (): string | null => useSyncExternalStore(subscribe, () => shown);

const opened = {
  location: {
    set href(address: string) {
      show(address);
    },
  },
  close: ourWindow.close,
};

/** The partner's page as a session sees it: windows that it opens are ours. */
export const partnerWindow = (): Window =>
  ({
    location: window.location,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    open(address: string) {
      show(address);
      return opened;
    },
  }) as unknown as Window;

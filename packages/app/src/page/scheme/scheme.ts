import type { Mode } from '@arma11/widgets/theme';

/** Where the device keeps the choice; the script in index.html looks there before anything is painted. */
export const SCHEME_KEY = 'arma11.scheme';

/** As the device is set, or one of the two. */
export const SCHEMES = ['auto', 'light', 'dark'] as const satisfies readonly Mode[];

const listeners = new Set<() => void>();
/** In a browser that refuses its storage the choice holds for the visit. */
let unkept: Mode | null = null;

/** The scheme that the player chose on this device. */
export const scheme = (): Mode => unkept ?? SCHEMES.find((mode) => mode === kept()) ?? 'auto';

/** Shows the app in a scheme, at once and from now on. */
export function chooseScheme(chosen: Mode): void {
  try {
    localStorage.setItem(SCHEME_KEY, chosen);
    unkept = null;
  } catch {
    unkept = chosen;
  }
  changed();
}

/** Called when it is chosen here or in another tab, until the returned function is called. */
export function subscribeScheme(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', changed);
  };
}

/** Gives the page behind the app, and the browser around it, the colours of the scheme. */
export function paintScheme(): void {
  const mode = scheme();
  const { dataset } = document.documentElement;
  if (mode === 'auto') delete dataset.scheme;
  else dataset.scheme = mode;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.scheme;
    meta.media = mode === 'auto' ? `(prefers-color-scheme: ${own})` : own === mode ? 'all' : 'not all';
  }
}

function changed(): void {
  paintScheme();
  listeners.forEach((listener) => listener());
}

function kept(): string | null {
  try {
    return globalThis.localStorage?.getItem(SCHEME_KEY) ?? null;
  } catch {
    return null;
  }
}

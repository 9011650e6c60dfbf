export type * from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The browser's own high contrast (tooling/visual/forceColours.mjs). */
    forceColours: (active: boolean) => Promise<void>;
    /** A network, on a machine that has none (tooling/machine/believeOnline.mjs). */
    believeOnline: () => Promise<void>;
  }
}

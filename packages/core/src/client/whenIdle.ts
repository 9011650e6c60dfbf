/** Calls when the page is idle; without `requestIdleCallback`, after the current task. */
export const whenIdle = (act: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(act);

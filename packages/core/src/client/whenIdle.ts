/** Calls when the page has time; in a browser that does not tell, after what is being done now. */
export const whenIdle = (act: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(act);

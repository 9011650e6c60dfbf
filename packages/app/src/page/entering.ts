/** With what a page sends on who wants a seat in a room, having signed in or made it: its page begins to take it by itself. */
export const ENTERING = { entering: true } as const;

/** Whether a location's state says so. It is no part of the address, which anybody can write. */
export const isEntering = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'entering' in state && state.entering === true;

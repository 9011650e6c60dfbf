/** With what the entry sends on who signed in to enter a room: its page begins to take the seat by itself. */
export const ENTERING = { entering: true } as const;

/** Whether a location's state says so. It is no part of the address, which anybody can write. */
export const isEntering = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'entering' in state && state.entering === true;

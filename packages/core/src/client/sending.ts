/** Keys of the money writes that this page is sending: their callers still wait, and will say how it ended. */
export const sending = new Set<string>();

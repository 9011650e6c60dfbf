// A lineup is one row; the wire wants an id per slot. Sixteen leaves room for the twelve slots.
const SLOTS = 16;

/** The wire's id of a slot of a lineup. */
export const lineupEntryId = (lineupId: number, slot: number) => lineupId * SLOTS + slot;

/** The lineup and slot behind a wire id. */
export const parseLineupEntryId = (id: number) => ({ lineupId: Math.floor(id / SLOTS), slot: id % SLOTS });

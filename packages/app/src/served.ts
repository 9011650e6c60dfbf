/** Calls of parts of the game that the server does not have yet: it answers 501, and browsers log every such answer. */
const NOT_YET: ReadonlySet<string> = new Set(['quests.resume']);

/** Whether a call of the contract is worth asking; its section stays away while it is not. */
export const served = (call: `${string}.${string}`): boolean => !NOT_YET.has(call);

/** The reactions that a room can be given (rules R19.1), in the order in which they are shown. */
export const REACTION_EMOJIS = ['👏', '⚽', '🔥', '😂', '😱'] as const;

/** How high a row is, in pixels, of the matches and of the rooms: so are their places before anything is known. */
export const MATCH_ROW = 76;
export const ROOM_ROW = 88;
/** What a room that can be tried has more. */
export const TRIAL_ROW = 52;

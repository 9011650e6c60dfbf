/** What being the captain adds to a player's points, as a line of its own. */
export const CAPTAIN_LABEL = 'Capitán, vale doble';
/** Why a player has no points of a match. */
export const VOID_LABEL = 'Partido que no cuenta';

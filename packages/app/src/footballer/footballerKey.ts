/** Names the footballer whose sheet is open, in the address of any page that has their names. */
export const FOOTBALLER_KEY = 'jugador';

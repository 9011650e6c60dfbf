/** A room that can be joined, as far as it decides how many seats should be sold by now. */
export interface FillingRoom {
  taken: number;
  max_players: number;
  modo_pozo: string;
  /** 0 when the room opened, 1 at its lock. */
  progress: number;
}

/** Rivals that one room sees at most, however many seats it has. */
const CROWD = 34;
/** A room that must be full gets its last rival this late in its time, so that people can take the seat before. */
const LAST_CALL = 0.75;

/** How many seats should be sold by now: the room fills as its lock comes near, and keeps some for people. */
export function seatsWanted(room: FillingRoom, share: number): number {
  if (room.modo_pozo === 'completo') return room.progress >= LAST_CALL ? room.max_players : room.max_players - 1;
  const most = Math.floor(Math.min(room.max_players, CROWD) * (0.55 + 0.35 * share));
  return Math.max(2, Math.ceil(most * Math.min(1, 0.25 + 0.85 * room.progress)));
}

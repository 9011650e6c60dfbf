import type { Estado, Match } from '@arma11/core/contract';

/** How often what is being played is read again; TanStack Query stops while the page is hidden. */
export const LIVE_MS = 20_000;

const LONGEST_MS = 60 * 60 * 1000;

/** Open rooms change by themselves at their lock. */
const OPEN: ReadonlySet<Estado> = new Set(['abierta', 'llena']);
const PLAYED: ReadonlySet<Estado> = new Set(['cerrada', 'en_vivo', 'por_liquidar', 'liquidada']);

/** What decides how a room moves. */
export interface MovingRoom {
  estado: Estado;
  lock_at: string;
}

/** When a room is read again: while it is played, right after its lock before that, and never once it is over. */
export function roomInterval(room: MovingRoom | undefined, now: number): number | false {
  if (!room) return false;
  if (OPEN.has(room.estado)) return Math.min(Math.max(Date.parse(room.lock_at) - now + 1000, LIVE_MS), LONGEST_MS);
  return PLAYED.has(room.estado) ? LIVE_MS : false;
}

/** When a room's points are read again: only while they can move. */
export const pointsInterval = (room: Pick<MovingRoom, 'estado'> | undefined): number | false =>
  room !== undefined && PLAYED.has(room.estado) ? LIVE_MS : false;

/** When a list of matches is read again: only while one is being played. */
export const matchesInterval = (matches: readonly Match[] | undefined): number | false =>
  matches?.some(({ estado }) => estado === 'en_vivo' || estado === 'descanso') ? LIVE_MS : false;

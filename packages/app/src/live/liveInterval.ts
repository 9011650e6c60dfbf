import type { Estado, Match } from '@arma11/core/contract';

/** How often a room in play is read again; TanStack Query stops while the page is hidden. */
export const LIVE_MS = 20_000;

const ROOM_MOVES: ReadonlySet<Estado> = new Set(['cerrada', 'en_vivo', 'por_liquidar', 'liquidada']);

/** The refetch interval of what a room's matches move, or false while nothing can move. */
export const roomInterval = (estado: Estado | undefined): number | false =>
  estado !== undefined && ROOM_MOVES.has(estado) ? LIVE_MS : false;

/** The refetch interval of a list of matches: only while one is being played. */
export const matchesInterval = (matches: readonly Match[] | undefined): number | false =>
  matches?.some(({ estado }) => estado === 'en_vivo' || estado === 'descanso') ? LIVE_MS : false;

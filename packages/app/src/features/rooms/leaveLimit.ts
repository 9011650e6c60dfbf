import type { Estado, ModoPozo } from '@arma11/core/contract';

/** What decides whether a seat can be given back. */
export interface LeavableRoom {
  estado: Estado;
  lock_at: string;
  modo_pozo: ModoPozo;
  max_players: number;
  amount_ins: number;
  /** Since the lock or the slate has changed, until then whatever the rules of leaving (rules R14.4). */
  free_exit_until?: string | null;
}

const LEAD_MS = 15 * 60 * 1000;

/**
 * Until when the seat can be given back, in milliseconds, or null: while the room is open and 15 minutes before its lock;
 * full rooms that must fill, and full duels, keep their players (rules R2.4), but for an hour after a change (R14.4).
 */
export function leaveLimit(room: LeavableRoom): number | null {
  const limit = usualLimit(room);
  const { free_exit_until } = room;
  if (free_exit_until == null) return limit;
  return Math.max(limit ?? 0, Date.parse(free_exit_until));
}

function usualLimit({ estado, lock_at, modo_pozo, max_players }: LeavableRoom): number | null {
  const keeps = modo_pozo === 'completo' || max_players === 2;
  if (estado !== 'abierta' && (estado !== 'llena' || keeps)) return null;
  return Date.parse(lock_at) - LEAD_MS;
}

import type { Estado } from '@arma11/core/contract';
import { roomPhase } from '../RoomCard/roomPhase';

const LIVE_MS = 30_000;
const LONGEST_MS = 12 * 3_600_000;

/** What decides how a table moves. */
export interface RankedRoom {
  estado: Estado;
  lock_at: string;
}

/** When to look again: right after the lock, then while places may change, and never once they are paid or called off. */
export function rankingPace(room: RankedRoom | undefined, now: number): number | false {
  if (!room) return false;
  const untilLock = Date.parse(room.lock_at) - now + 1_000;
  switch (roomPhase(room.estado, untilLock <= 0)) {
    case 'open':
    case 'full':
      return Math.min(untilLock, LONGEST_MS);
    case 'cancelled':
      return false;
    default:
      return room.estado === 'pagada' ? false : LIVE_MS;
  }
}

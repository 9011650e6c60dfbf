import type { Estado } from '@arma11/core/contract';

/** Where a room is in its life, as a card tells it (rules R2). */
export type RoomPhase = 'open' | 'full' | 'closed' | 'live' | 'settling' | 'finished' | 'cancelled';

/** The phase of a room; past its lock it is closed, whatever an older answer says. */
export function roomPhase(estado: Estado, pastLock: boolean): RoomPhase {
  switch (estado) {
    case 'cancelada':
      return 'cancelled';
    case 'en_vivo':
      return 'live';
    case 'por_liquidar':
      return 'settling';
    case 'liquidada':
    case 'pagada':
      return 'finished';
    case 'cerrada':
      return 'closed';
    default:
      if (pastLock) return 'closed';
      return estado === 'llena' ? 'full' : 'open';
  }
}

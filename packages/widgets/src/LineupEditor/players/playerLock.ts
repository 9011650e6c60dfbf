import type { MatchEstado, Player } from '@arma11/core/contract';

const BEGUN: readonly MatchEstado[] = ['en_vivo', 'descanso', 'finalizado', 'suspendido'];

/**
 * Whether a player can neither come nor go any more because their own match has begun, or, once the room has locked and
 * only slots may still change, has locked by itself (rules R1.4, R4.1 late swap). `lateNow` is null before that.
 */
export function playerLocked({ match }: Pick<Player, 'match'>, lateNow: number | null): boolean {
  if (!match) return false;
  return BEGUN.includes(match.estado) || (lateNow !== null && Date.parse(match.lock_at) <= lateNow);
}

import type { Estado } from '@arma11/core/contract';
import type { GroupRoom } from '@arma11/core/back-office';

/** Where a room of a group stands for its page: it can be entered, it is being played, or it is over. */
export type RoomStage = 'open' | 'playing' | 'played';

const OPEN: ReadonlySet<Estado> = new Set(['borrador', 'abierta', 'llena']);
const OVER: ReadonlySet<Estado> = new Set(['pagada', 'cancelada']);

/** Returns where a room stands; one whose lock has passed is being played, whatever was read of it before. */
export function stageOf({ estado, lock_at }: Pick<GroupRoom, 'estado' | 'lock_at'>, now: number): RoomStage {
  if (OVER.has(estado)) return 'played';
  return OPEN.has(estado) && Date.parse(lock_at) > now ? 'open' : 'playing';
}

import type { SalaCompe } from '@arma11/core/contract';
import { isCasual } from '@arma11/core/domain';

/** Where an entry is looked at: its team while it is played, its ranking once it is over. */
export function entryHref(
  { id, sala, sala_detail }: Pick<SalaCompe, 'id' | 'sala' | 'sala_detail'>,
  over = false,
): string {
  const room = isCasual(sala_detail) ? `/casual/sala/${id}` : `/compe/sala/${sala.id}`;
  return over ? `${room}/ranking` : room;
}

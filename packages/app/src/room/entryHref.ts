import type { SalaCompe } from '@arma11/core/contract';

/** The casual F6: its rooms have pages of their own, addressed by the entry (rules.md R10.1). */
export const CASUAL = '4';

/** Where an entry is looked at: its team while it is played, its ranking once it is over. */
export function entryHref(
  { id, sala, sala_detail }: Pick<SalaCompe, 'id' | 'sala' | 'sala_detail'>,
  over = false,
): string {
  const room = sala_detail.tipo === CASUAL ? `/casual/sala/${id}` : `/compe/sala/${sala.id}`;
  return over ? `${room}/ranking` : room;
}

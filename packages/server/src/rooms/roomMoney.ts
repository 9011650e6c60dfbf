import type { Award } from '@arma11/core/contract';
import { awardsFor, potOf } from '@arma11/core/domain';
import type { RoomRow } from '../db/schema';

type MoneyOf = Pick<
  RoomRow,
  'amount_ins' | 'taken' | 'commission_bps' | 'modo_pozo' | 'max_players' | 'rules' | 'pozo' | 'awards' | 'estado'
>;

export interface RoomMoney {
  comision: number;
  pozo: number;
  awards: Award[];
}

/**
 * Pot and prizes of a room as they stand: final once it has locked, else as if it locked with today's entries
 * (rules.md R2.3, R7.1, R7.2). 'completo' rooms show what they pay when full, because they run no other way.
 */
export function roomMoney(room: MoneyOf): RoomMoney {
  const entries = room.modo_pozo === 'completo' && room.pozo === null ? room.max_players : room.taken;
  const { comision, pozo: collected } = potOf({ ...room, entries });
  const pozo = room.pozo ?? Math.max(collected, room.rules.guaranteed_pozo ?? 0);
  const awards =
    room.awards ?? (entries > 0 ? awardsFor({ pozo, entries, table: room.rules.award_table ?? undefined }) : []);
  return { comision, pozo, awards };
}

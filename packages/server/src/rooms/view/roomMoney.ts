import type { Award } from '@arma11/core/contract';
import { awardsFor, defaultAwardTable, potOf } from '@arma11/core/domain';
import type { RoomRow } from '../../platform/db/schema';

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
 * (rules R2.3, R7.1, R7.2). 'completo' rooms show what they pay when full, because they run no other way;
 * 'garantizado' rooms show the prizes that they promise.
 */
export function roomMoney(room: MoneyOf): RoomMoney {
  if (room.pozo !== null || room.modo_pozo === 'proporcional') return moneyOf(room, room.taken, room.taken);
  const entries = room.modo_pozo === 'completo' ? room.max_players : room.taken;
  return moneyOf(room, entries, room.max_players);
}

/** The same at the moment of the lock: a promised prize of a place that nobody can take goes to the first. */
export const lockedMoney = (room: MoneyOf): RoomMoney => moneyOf(room, room.taken, room.taken);

function moneyOf(room: MoneyOf, entries: number, places: number): RoomMoney {
  const { comision, pozo: collected } = potOf({ ...room, entries });
  const pozo = room.pozo ?? Math.max(collected, room.rules.guaranteed_pozo ?? 0);
  const promised = room.modo_pozo === 'garantizado' ? defaultAwardTable(room.max_players) : undefined;
  const table = room.rules.award_table ?? promised;
  return { comision, pozo, awards: room.awards ?? (places > 0 ? awardsFor({ pozo, entries: places, table }) : []) };
}

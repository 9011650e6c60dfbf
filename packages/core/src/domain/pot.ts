import { portionOf } from './portion';

/** The largest commission a room may take, in basis points (rules R7.1). */
export const maxCommissionBps = 1500;

/** The money of a room, in coins. */
export interface Pot {
  total: number;
  comision: number;
  pozo: number;
}

/** What the pot of a room depends on. */
export interface PotSource {
  amount_ins: number;
  entries: number;
  commission_bps: number;
}

/**
 * The pot of a room: `total = n × amount_ins`, the commission rounded down, and the rest in `pozo` (rules R7.1).
 * @throws Error when an amount or `entries` is not a whole number from 0 up, or the commission is not a whole number
 * from 0 to `maxCommissionBps`.
 */
export function potOf({ amount_ins, entries, commission_bps }: PotSource): Pot {
  const total = entries * amount_ins;
  for (const [name, value] of Object.entries({ amount_ins, entries, total })) {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new Error(`${name} must be a whole number from 0 up, not ${value}.`);
  }
  if (!Number.isInteger(commission_bps) || commission_bps < 0 || commission_bps > maxCommissionBps) {
    throw new Error(`commission_bps must be a whole number from 0 to ${maxCommissionBps}, not ${commission_bps}.`);
  }
  const comision = portionOf(total, commission_bps);
  return { total, comision, pozo: total - comision };
}

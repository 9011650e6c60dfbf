import type { CallOutput } from '@arma11/core/contract';
import type { Queryable, Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { currencyOf } from '../../players/accounts/currencyOf';
import { limitsNow } from './limitNumbers';
import { asDay, renewalDates } from './renewalDay';
import { depositsUsed } from './usedNow';

/** A limit that a top-up would go beyond: what it allows, what of it is left, and on which day it begins anew. */
export type BeyondLimit = NonNullable<CallOutput<'home', 'recargas'>[number]['beyond_limit']>;

// The one that begins anew last comes first: until then the others do not matter.
const PERIODS = [
  { limit: 'deposit_month', period: 'month', now: 'este mes', each: 'al mes' },
  { limit: 'deposit_week', period: 'week', now: 'esta semana', each: 'a la semana' },
  { limit: 'deposit_day', period: 'day', now: 'hoy', each: 'al día' },
] as const;

/** Returns of a number of coins the player's own limit that a top-up of them would go beyond, or null (rules R12.5, R16.6). */
export async function depositLimitsOf(q: Queryable, userId: number): Promise<(coins: number) => BeyondLimit | null> {
  const { limits } = await limitsNow(q, userId);
  const used = await depositsUsed(q, userId);
  const renewal = await renewalDates(q);
  const room = PERIODS.flatMap(({ limit, period }) => {
    const most = limits[limit];
    return most === null ? [] : [{ limit, most, left: Math.max(0, most - used[limit]), renews_on: renewal[period] }];
  });
  return (coins) => {
    // What is more than a whole limit fits on no day.
    const never = room.find(({ most }) => coins > most);
    return never ? { ...never, renews_on: null } : (room.find(({ left }) => coins > left) ?? null);
  };
}

/** Throws on a top-up that would go beyond the player's own limits. The caller holds their lock. */
export async function assertWithinDepositLimits(tx: Tx, userId: number, coins: number): Promise<void> {
  const beyond = (await depositLimitsOf(tx, userId))(coins);
  if (!beyond) return;
  const { limit, left } = beyond;
  throw new Refusal(409, 'LIMITE_ALCANZADO', sentenceOf(beyond, await currencyOf(tx, userId)), { limit, left });
}

function sentenceOf({ limit, most, left, renews_on }: BeyondLimit, local_contry: string): string {
  const { now, each } = PERIODS.find((period) => period.limit === limit)!;
  const least = 'Elige una recarga menor o cambia tu límite.';
  if (renews_on === null) return `Tu límite de recargas es de ${coinsInWords(most, local_contry)} ${each}. ${least}`;
  const rest = coinsInWords(left, local_contry);
  return `Llegarías a más que tu límite de recargas: ${now} puedes recargar ${rest} más. Se renueva el ${asDay(renews_on)}. ${least}`;
}

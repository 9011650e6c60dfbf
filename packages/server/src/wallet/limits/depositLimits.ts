import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { limitsNow } from './limitNumbers';
import { depositsUsed } from './usedNow';

const PERIODS = { deposit_day: 'hoy', deposit_week: 'esta semana', deposit_month: 'este mes' } as const;

/** Refuses a top-up that would go beyond the player's own limits. The caller holds their lock. */
export async function refuseBeyondDepositLimits(tx: Tx, userId: number, coins: number): Promise<void> {
  const { limits } = await limitsNow(tx, userId);
  const used = await depositsUsed(tx, userId);
  for (const [limit, period] of Object.entries(PERIODS) as [keyof typeof PERIODS, string][]) {
    const most = limits[limit];
    if (most === null || used[limit] + coins <= most) continue;
    const left = Math.max(0, most - used[limit]);
    throw new Refusal(
      409,
      'LIMITE_ALCANZADO',
      `Llegarías a más que tu límite de recargas: ${period} te quedan ${left} monedas. Elige una recarga menor o cambia tu límite.`,
      { limit, left },
    );
  }
}

import type { Queryable } from '../../platform/db/database';
import type { MoneyMode } from '../../platform/deps';
import { coinPath } from '../../platform/http/mediaPaths';
import { depositLimitsOf } from '../limits/depositLimits';
import { giftsAllowed } from '../moneyGate';

/**
 * What can be bought now, cheapest first, also what is more than the player's limits leave (rules R16.6); nothing where
 * coins are only a game's.
 */
export async function packs(q: Queryable, money: MoneyMode, userId: number) {
  if (money.mode === 'play') return [];
  const gifts = await giftsAllowed(q, money);
  const beyondLimit = await depositLimitsOf(q, userId);
  const rows = await q
    .selectFrom('pack')
    .select(['id', 'coins', 'bonus_coins', 'price_cents', 'label', 'highlighted'])
    .where('active', '=', true)
    .orderBy('coins')
    .orderBy('id')
    .execute();
  return rows.map(({ bonus_coins, ...row }) => ({
    ...row,
    bonus_coins: gifts ? bonus_coins : 0,
    currency: 'PEN',
    image: coinPath,
    beyond_limit: beyondLimit(row.coins),
  }));
}

import type { Deposit, PayProvider } from '@arma11/core/contract';
import type { Queryable } from '../platform/db/database';
import type { MoneyMode } from '../platform/deps';
import { demoPayCode } from './demoPayCode';

/** A code to pay with its number; demo codes that nobody uploaded have the numbers after all others. */
export interface ActivePayCode extends NonNullable<Deposit['qr']> {
  id: number;
  provider: PayProvider;
  active: boolean;
}

const DEMO_IDS: Record<PayProvider, number> = { yape: 2_147_483_646, plin: 2_147_483_647 };
const PROVIDERS = ['yape', 'plin'] as const;

/** The codes that can be paid now, Yape first. Only a demo has codes without an operator. */
export async function activePayCodes(q: Queryable, money: MoneyMode): Promise<ActivePayCode[]> {
  if (money.mode === 'play') return [];
  const rows = await q
    .selectFrom('qr')
    .select(['id', 'provider', 'image', 'holder', 'phone_masked', 'instructions', 'active'])
    .where('active', '=', true)
    .execute();
  return PROVIDERS.flatMap((provider) => {
    const row = rows.find((each) => each.provider === provider);
    if (row) return [row];
    return money.mode === 'demo' ? [{ id: DEMO_IDS[provider], provider, active: true, ...demoPayCode(provider) }] : [];
  });
}

/** The code of one provider, or null. */
export async function payCode(q: Queryable, money: MoneyMode, provider: PayProvider): Promise<Deposit['qr']> {
  const found = (await activePayCodes(q, money)).find((code) => code.provider === provider);
  if (!found) return null;
  const { image, holder, phone_masked, instructions } = found;
  return { image, holder, phone_masked, instructions };
}

import type { Exchange } from '@arma11/core/contract';
import type { MoneyMode } from '../platform/deps';

/** The wallet's numbers in coins (rules R12.1, R12.3, R12.4): ten coins are a sol. */
export const WALLET = {
  coins_per_unit: 10,
  min_withdraw: 200,
  max_withdraw: 5000,
  withdraw_step: 10,
  withdrawals_per_week: 3,
  withdraw_business_days: 2,
  min_deposit: 50,
  max_deposit: 5000,
} as const;

/** Cents of a sol that coins are worth. */
export const centsOf = (coins: number) => (coins * 100) / WALLET.coins_per_unit;

/** What the app says of coins and money. */
export const exchangeOf = ({ mode, licence }: MoneyMode): Exchange => ({
  coins_per_unit: WALLET.coins_per_unit,
  currency: 'PEN',
  symbol: 'S/',
  decimals: 2,
  min_withdraw: WALLET.min_withdraw,
  max_withdraw: WALLET.max_withdraw,
  withdraw_business_days: WALLET.withdraw_business_days,
  min_deposit: WALLET.min_deposit,
  max_deposit: WALLET.max_deposit,
  real_money: mode === 'real',
  money: mode,
  licence: mode === 'real' ? licence : null,
  updated_at: '2026-11-01T00:00:00Z',
});

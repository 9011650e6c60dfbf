import type { Exchange } from '@arma11/core/contract';

/** The wallet's numbers (rules.md R12.1, R12.3, R12.4): ten coins are a sol. */
export const exchange: Exchange = {
  coins_per_unit: 10,
  currency: 'PEN',
  symbol: 'S/',
  decimals: 2,
  min_withdraw: 200,
  max_withdraw: 5000,
  withdraw_business_days: 2,
  min_deposit: 50,
  max_deposit: 5000,
  real_money: false,
  updated_at: '2026-11-01T00:00:00Z',
};

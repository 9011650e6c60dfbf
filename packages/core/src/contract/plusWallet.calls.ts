import { calls } from './call';

/** Balances, movements, top-ups, withdrawals and limits (spec/api.md §3.3). */
export const plusWallet = calls({
  walletSummary: { method: 'GET', path: 'plus/wallet/summary/', access: 'self', fallback: 'null', ours: true },
  walletMovements: {
    method: 'GET',
    path: 'plus/wallet/movements/',
    access: 'self',
    fallback: 'emptyPage',
    ours: true,
  },
});

import { calls } from './call';

/** Sessions and the account beyond product.md §7 (spec/api.md §3.3). */
export const plusAccounts = calls({
  logout: { method: 'POST', path: 'plus/auth/logout/', access: 'self', fallback: 'null', ours: true },
});

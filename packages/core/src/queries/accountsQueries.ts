import type { Client } from '../client/Client';

/** Accounts (product §7). */
export * as accountsQueries from './accountsReads';

/** Redeems a promo code, once. Money write: use `writing` and invalidate `afterPromo`, also when it failed. */
export const redeemCode = (client: Client, code_promo: string) => client.accounts.useCode({ body: { code_promo } });

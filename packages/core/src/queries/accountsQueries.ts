import type { Client } from '../client/Client';
import { query } from './query';
import { accountsKeys } from './queryKeys';

/** Accounts (product §7). */
export const accountsQueries = {
  /** The signed-in user, with the balance. */
  user: (client: Client) =>
    query({
      queryKey: accountsKeys.user,
      queryFn: ({ signal }) => client.accounts.getData(undefined, { signal }),
    }),
  /** Whether the player works at the operator's desk, and as what. */
  desk: (client: Client) =>
    query({
      queryKey: accountsKeys.desk,
      queryFn: ({ signal }) => client.accounts.myDesk(undefined, { signal }),
      staleTime: 60_000,
    }),
  /** A text of the content service: the landing's. */
  contentEntry: (client: Client, slug: string) =>
    query({
      queryKey: accountsKeys.contentEntry(slug),
      queryFn: ({ signal }) => client.accounts.contentEntry({ slug }, { signal }),
      staleTime: 300_000,
    }),
};

/** Redeems a promo code, once. Money write: use `writing` and invalidate `afterPromo`, also when it failed. */
export const redeemCode = (client: Client, code_promo: string) => client.accounts.useCode({ body: { code_promo } });

import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import { accountsKeys } from './queryKeys';

/** Accounts (product §7). */
export const accountsQueries = {
  /** The signed-in user, with the balance. */
  user: (client: Client) =>
    queryOptions({
      queryKey: accountsKeys.user,
      queryFn: ({ signal }) => client.accounts.getData(undefined, { signal }),
    }),
  /** Whether the player works at the operator's desk, and as what. */
  desk: (client: Client) =>
    queryOptions({
      queryKey: accountsKeys.desk,
      queryFn: ({ signal }) => client.accounts.myDesk(undefined, { signal }),
      staleTime: 60_000,
    }),
  /** A text of the content service: the landing's. */
  contentEntry: (client: Client, slug: string) =>
    queryOptions({
      queryKey: accountsKeys.contentEntry(slug),
      queryFn: ({ signal }) => client.accounts.contentEntry({ slug }, { signal }),
      staleTime: 300_000,
    }),
};

/** Redeems a promo code, once. Money write: use `writing` and invalidate `afterPromo`, also when it failed. */
export const redeemCode = (client: Client, code_promo: string) => client.accounts.useCode({ body: { code_promo } });

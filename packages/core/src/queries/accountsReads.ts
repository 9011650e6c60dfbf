import type { Client } from '../client/Client';
import { query } from './query';
import { accountsKeys } from './queryKeys';

/** The signed-in user, with the balance. */
export const user = (client: Client) =>
  query({
    queryKey: accountsKeys.user,
    queryFn: ({ signal }) => client.accounts.getData(undefined, { signal }),
  });

/** Whether the player works at the operator's desk, and as what. */
export const desk = (client: Client) =>
  query({
    queryKey: accountsKeys.desk,
    queryFn: ({ signal }) => client.accounts.myDesk(undefined, { signal }),
    staleTime: 60_000,
  });

/** A text of the content service: the landing's. */
export const contentEntry = (client: Client, slug: string) =>
  query({
    queryKey: accountsKeys.contentEntry(slug),
    queryFn: ({ signal }) => client.accounts.contentEntry({ slug }, { signal }),
    staleTime: 300_000,
  });

import type { QueryKey } from '@tanstack/react-query';
import type { Client } from '../client/Client';
import type { User } from '../contract/wire';
import { query } from './query';
import { accountsKeys, partnersKeys } from './queryKeys';

/** The player in front of a widget, as far as every widget may know them. */
export interface Player extends Pick<User, 'username' | 'avatar' | 'local_contry'> {
  /** Coins; null where a partner's page may not know. */
  saldo: number | null;
}

/**
 * Who the player is: the profile on our own site, `partners.viewer` on a partner's page. One query for every widget.
 * Signed out is an `unauthenticated` error.
 */
export const viewerQuery = (client: Client) =>
  query<Player, QueryKey>({
    queryKey: client.embedded ? partnersKeys.viewer : accountsKeys.user,
    queryFn: ({ signal }) =>
      client.embedded ? client.partners.viewer(undefined, { signal }) : client.accounts.getData(undefined, { signal }),
  });

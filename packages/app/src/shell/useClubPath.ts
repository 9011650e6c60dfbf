import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';

/** Where 'Mi Club' is: the player's own public page, and the account while nobody knows its name yet. */
export function useClubPath(): string {
  const { data: user } = useQuery(accountsQueries.user(useClient()));
  return `/users/profile/${user ? encodeURIComponent(user.keyusername) : ''}`;
}

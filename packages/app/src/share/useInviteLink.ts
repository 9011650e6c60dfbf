import { useQuery } from '@tanstack/react-query';
import { accountsQueries, useClient } from '@arma11/core';
import { inviteLink } from './inviteLink';

/** A page's link as the signed-in player shares it. */
export function useInviteLink(path: string): string {
  const { data: user } = useQuery(accountsQueries.user(useClient()));
  return inviteLink(path, user?.keyusername);
}

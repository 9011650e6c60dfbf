import { useQuery } from '@tanstack/react-query';
import { useClient } from '@arma11/core';
import { deskQuery } from './deskQuery';

/** The leagues as a list to choose from; none while they are read. */
export function useLeagueOptions(): { value: string; label: string }[] {
  const { data = [] } = useQuery({ ...deskQuery(useClient(), 'leagueList', {}), staleTime: 300_000 });
  return data.map(({ league, name, season }) => ({ value: league, label: `${name} ${season}` }));
}

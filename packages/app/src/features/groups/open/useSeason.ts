import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClient } from '@arma11/core';
import { groupQueries } from '../../../group/groupQueries';
import { roomId } from '../../../page/roomId';
import { useGroup } from './useGroup';

/** Under which the address keeps a season that is over. */
export const SEASON = 'temporada';

/** The group with the season that the address asks for, as it is read; of the one that is going on it is there already. */
export function useSeason() {
  const group = useGroup();
  const wanted = roomId(useSearchParams()[0].get(SEASON) ?? undefined);
  const past = wanted !== null && wanted !== group.season ? wanted : null;
  const query = useQuery({ ...groupQueries.open(useClient(), group.id, past), enabled: past !== null });
  return past === null
    ? { season: group.season, query: { ...query, data: group, error: null } }
    : { season: past, query };
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { compeQueries, prediQueries, useClient } from '@arma11/core';

/** Whether the player has a seat in a room that is not over; undefined while that is not known. */
export function usePlays(): boolean | undefined {
  const client = useClient();
  const compe = useInfiniteQuery(compeQueries.mine(client));
  const predi = useInfiniteQuery(prediQueries.mine(client));
  if (!compe.data || !predi.data) return undefined;
  // One's own room that one does not play in is none of these.
  return (
    compe.data.pages.some(({ results }) => results.length > 0) ||
    predi.data.pages.some(({ results }) => results.some(({ user_ins }) => user_ins > 0))
  );
}

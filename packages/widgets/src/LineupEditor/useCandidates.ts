import { useQuery } from '@tanstack/react-query';
import { salasQueries, useClient } from '@arma11/core';
import type { Player, Position } from '@arma11/core/contract';

/** Everybody of the pool who plays in the position of the open slot. */
export interface Candidates {
  /** Null while they are read, and while no slot is open. */
  players: readonly Player[] | null;
  /** Why they could not be read. */
  error: Error | null;
  retrying: boolean;
  retry: () => void;
}

/** Reads the pool of a position; of none while the position is null. */
export function useCandidates(sala: number, position: Position | null): Candidates {
  const client = useClient();
  const options = salasQueries.playersByPosition(client, sala, position ?? 0);
  const { data, error, isFetching, refetch } = useQuery({ ...options, enabled: sala > 0 && position !== null });
  const open = position !== null;
  return {
    players: (open && data) || null,
    error: open && !data ? error : null,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

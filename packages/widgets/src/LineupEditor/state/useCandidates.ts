import { useQuery, useQueryClient } from '@tanstack/react-query';
import { salasQueries, useClient } from '@arma11/core';
import type { Position } from '@arma11/core/contract';
import { useChunk } from '../../headless/useChunk';
import type { LineupMessages } from '../../messages/lineup.es';
import { loadEditing } from '../layers/chunks';
import type { Candidates } from '../model/candidates';
import type { Candidacy } from '../picker/optionReason';

/** Reads the pool of a position; of none while the position is null. Nobody is shown before it is known who may play. */
export function useCandidates(sala: number, position: Position | null, t: LineupMessages) {
  const client = useClient();
  const queryClient = useQueryClient();
  const open = position !== null;
  const rules = useChunk(loadEditing, open);
  const poolOf = (wanted: Position) => salasQueries.playersByPosition(client, sala, wanted);
  const { data, error, isFetching, refetch } = useQuery({ ...poolOf(position ?? 0), enabled: sala > 0 && open });
  const missing = rules.failed ? new Error(t.noChunk) : null;
  const candidates: Candidates = {
    players: (open && rules.module && data) || null,
    error: open && !data ? (error ?? missing) : missing,
    retrying: isFetching,
    retry: () => {
      if (missing) rules.retry();
      if (!missing || error) void refetch();
    },
  };
  const reasonOf = (candidacy: Candidacy) => rules.module?.optionReason(candidacy, t) ?? null;
  /** Starts reading a pool that will be wanted soon; failures are left to the real reading. */
  const prefetch = (wanted: Position) => void queryClient.prefetchQuery(poolOf(wanted));
  return { candidates, reasonOf, prefetch };
}

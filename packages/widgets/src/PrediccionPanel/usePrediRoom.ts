import { useQuery } from '@tanstack/react-query';
import { Arma11Error, livePace, prediQueries, useClient, useLiveRoom } from '@arma11/core';
import type { LongTermQuestion, PrediMatch, PrediRoom } from '@arma11/core/contract';
import { usePrediWords } from '../messages/predi.es';
import { isInPlay } from './match/matchClock';

/** What the panel can show: the room, or why not. */
export type PrediStatus = 'loading' | 'ready' | 'empty' | 'notFound' | 'signedOut' | 'error';

/** How often results are asked for while a match is being played (product §10.4). */
const liveMs = 30_000;

/** A room as the panel reads it. */
export interface LoadedRoom {
  status: PrediStatus;
  room: PrediRoom | undefined;
  matches: PrediMatch[] | undefined;
  /** The questions about the competition, once they are read; none in most rooms. */
  longTerm: LongTermQuestion[] | undefined;
  /** Why it cannot be shown, ready to print. */
  problem: string | null;
  /** The same with its code. */
  error: Error | null;
  reload(): void;
  reloading: boolean;
}

/** The room and its matches, asked for together; a partner's page may have no player yet. */
export function usePrediRoom(prediId: number): LoadedRoom {
  const t = usePrediWords();
  const client = useClient();
  const room = useQuery(prediQueries.sala(client, prediId));
  const matches = useQuery({
    ...prediQueries.matches(client, prediId),
    refetchInterval: ({ state }) => livePace(client, state.data?.some(({ match }) => isInPlay(match)) ? liveMs : false),
  });
  const longTerm = useQuery({
    ...prediQueries.longTerm(client, prediId),
    enabled: (room.data?.long_term ?? 0) > 0,
  });
  useLiveRoom('predi', room.data?.user_ins ? prediId : undefined);
  const error = failureOf(room) ?? failureOf(matches);
  return {
    status: statusOf(room.data, matches.data, error),
    room: room.data,
    matches: matches.data,
    longTerm: longTerm.data,
    problem: error && t.failure(error),
    error,
    reload: () => void Promise.all([room.refetch(), matches.refetch()]),
    reloading: room.isRefetching || matches.isRefetching,
  };
}

// What was read before is still worth showing when reading it again fails.
const failureOf = ({ data, error }: { data: unknown; error: Error | null }) => (data === undefined ? error : null);

function statusOf(room: PrediRoom | undefined, matches: PrediMatch[] | undefined, error: Error | null): PrediStatus {
  const code = error instanceof Arma11Error ? error.code : null;
  if (code === 'unauthenticated') return 'signedOut';
  if (code === 'not_found') return 'notFound';
  if (error) return 'error';
  if (!room || !matches) return 'loading';
  return matches.length === 0 ? 'empty' : 'ready';
}

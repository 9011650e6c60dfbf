import { useRef } from 'react';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Arma11Error, invalidate, useClient, writing, type Client } from '@arma11/core';
import { groupKeys } from './groupQueries';

/** A write about groups. */
export interface GroupWrite<Input> {
  run: (input: Input) => void;
  pending: boolean;
  /** Why the last one was not done, in words that a player reads. */
  problem: string | null;
  /** Nobody knows yet whether the last one was done. */
  uncertain: boolean;
  reset: () => void;
}

const EVERYTHING: readonly QueryKey[] = [groupKeys.all];

interface WriteSettings<Input> {
  onFailed?: (error: Error, input: Input) => void;
  /** What was done is not done again here. @default false */
  once?: boolean;
  /** What is read again. @default all that was read of groups */
  moves?: readonly QueryKey[];
}

/** Does it once, however often it is tapped meanwhile, and reads again what it moves. */
export function useGroupWrite<Input, Result>(
  act: (client: Client, input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
  { onFailed, once = false, moves = EVERYTHING }: WriteSettings<Input> = {},
): GroupWrite<Input> {
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...writing,
    mutationFn: (input: Input) => act(client, input),
    onSuccess: onDone,
    onError: onFailed,
    onSettled: (_, failure) => {
      // Whoever made something leads on: a tap on the way there must not make another.
      busy.current = once && failure === null;
      void invalidate(queryClient, [...moves]);
    },
  });
  return {
    run: (input) => {
      if (busy.current) return;
      busy.current = true;
      mutate(input);
    },
    pending: isPending,
    problem: error?.message ?? null,
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
    reset,
  };
}

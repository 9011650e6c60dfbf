import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import { afterPause, pausePlay, profileQueries, type Pause } from '@arma11/core/site';
import { es } from '../../../messages/es';
import { viewOf } from './viewOf';

/** Begins a pause or self-exclusion. Self-exclusion gives fees back: an outcome that is unknown is shown as that. */
export function usePausePlay(onBegun: () => void) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, data, reset } = useMutation({
    ...writing,
    mutationFn: (pause: Pause) => pausePlay(client, pause),
    onSuccess: (answer) => {
      queryClient.setQueryData(profileQueries.limits(client).queryKey, viewOf(answer));
      onBegun();
    },
    onSettled: () => void invalidate(queryClient, afterPause),
  });
  const unknown = error instanceof Arma11Error && error.outcomeUnknown;
  return {
    begin: (pause: Pause) => !isPending && mutate(pause),
    pending: isPending,
    problem: unknown ? es.settings.pause.unknown : (error?.message ?? null),
    left: data?.left ?? [],
    reset,
  };
}

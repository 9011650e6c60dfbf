import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterJoin, Arma11Error, invalidate, prediQueries, useClient, writing } from '@arma11/core';
import { updatePrediSala, type PrediSalaChange } from '@arma11/core/site';

/** Changes a private room. `uncertain`: nobody knows yet whether it went through; asking again does nothing twice. */
export function useUpdateSala(id: number, onDone?: (change: PrediSalaChange) => void) {
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    ...writing,
    mutationFn: (change: PrediSalaChange) => updatePrediSala(client, id, change),
    onSuccess: ({ predi }, change) => {
      queryClient.setQueryData(prediQueries.sala(client, id).queryKey, predi);
      onDone?.(change);
    },
    // A member who is sent off and a cancelled room change more than the room.
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterJoin);
    },
  });
  return {
    pending: isPending,
    done: isSuccess,
    error,
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
    reset,
    update: (change: PrediSalaChange) => {
      if (busy.current) return;
      busy.current = true;
      mutate(change);
    },
  };
}

import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Arma11Error, invalidate, prediQueries, useClient, writing } from '@arma11/core';
import { afterPrediSala, createPrediSala, type NewPrediSala } from '@arma11/core/site';

/** Makes a private room and leads to the choice of its matches; the client keeps the key, so that it is made once. */
export function useCreateSala() {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (room: NewPrediSala) => createPrediSala(client, room),
    onSuccess: ({ predi }) => {
      queryClient.setQueryData(prediQueries.sala(client, predi.id).queryKey, predi);
      void navigate(`/predi/choice-sala-predi/${predi.id}`);
    },
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterPrediSala);
    },
  });
  return {
    pending: isPending,
    error,
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
    create: (room: NewPrediSala) => {
      if (busy.current) return;
      busy.current = true;
      mutate(room);
    },
  };
}

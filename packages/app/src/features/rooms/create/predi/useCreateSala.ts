import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { Arma11Error, invalidate, prediQueries, useClient, writing } from '@arma11/core';
import { afterPrediSala, createPrediSala, type NewPrediSala } from '@arma11/core/site';
import { forGroup, groupWanted } from '../../../../group/putIn';

/** Makes a private room and leads to the choice of its matches, with the group that it is for; the client keeps the key, so that it is made once. */
export function useCreateSala() {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const group = groupWanted(useSearchParams()[0]);
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (room: NewPrediSala) => createPrediSala(client, room),
    onSuccess: ({ predi }) => {
      queryClient.setQueryData(prediQueries.sala(client, predi.id).queryKey, predi);
      void navigate(forGroup(`/predi/choice-sala-predi/${predi.id}`, group));
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

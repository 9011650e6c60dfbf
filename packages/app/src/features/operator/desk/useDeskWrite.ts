import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Arma11Error, invalidate, refusedFields, useClient, writing } from '@arma11/core';
import type { DeskCallName, DeskInput, DeskResult } from '@arma11/core/back-office';
import { askDesk } from './askDesk';
import { DESK_KEY } from './deskQuery';

/** A write at the desk. */
export interface DeskWrite<N extends DeskCallName> {
  send: (input: DeskInput<N>) => void;
  pending: boolean;
  /** The server's own sentence, unless its fields say it themselves. */
  problem: string | null;
  /** What the server did not take, field by field. */
  fields: Record<string, string>;
  /** Nobody knows yet whether it was done. */
  uncertain: boolean;
}

/** Writes once. An answer that was lost keeps its key, so asking again cannot do it twice; what is shown is read again. */
export function useDeskWrite<N extends DeskCallName>(name: N, onDone: (result: DeskResult<N>) => void): DeskWrite<N> {
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (input: DeskInput<N>) => askDesk(client, name, input),
    onSuccess: onDone,
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, [[...DESK_KEY]]);
    },
  });
  const fields = error ? refusedFields(error) : {};
  const refused = Object.keys(fields).length > 0;
  return {
    send: (input) => {
      if (busy.current) return;
      busy.current = true;
      mutate(input);
    },
    pending: isPending,
    problem: error && !refused ? error.message : null,
    fields,
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
  };
}

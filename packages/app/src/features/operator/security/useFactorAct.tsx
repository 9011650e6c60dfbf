import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsQueries, useClient, writing, type Client } from '@arma11/core';
import { useReauth } from '../../../session/reauth/useReauth';

/** What the security page has read. */
export const FACTORS_KEY = ['secondFactor'] as const;

/** Something done about the second factor. */
export interface FactorAct<Input> {
  run: (input: Input) => void;
  pending: boolean;
  problem: string | null;
  /** Asks for the password where the server wants a sign-in of the last ten minutes. Put it in the page. */
  reauth: ReactNode;
}

/** Does it once, asks for the password where that is needed, and reads again what the desk waits for. */
export function useFactorAct<Input, Result>(
  act: (client: Client, input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
  { leave = false }: { leave?: boolean } = {},
): FactorAct<Input> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { ask, dialog } = useReauth();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (input: Input) => act(client, input),
    onSuccess: (result) => {
      void queryClient.invalidateQueries({ queryKey: FACTORS_KEY });
      // What the shell shows goes with it: not while codes are on the screen that are shown once.
      if (leave) void queryClient.invalidateQueries({ queryKey: accountsQueries.desk(client).queryKey });
      onDone(result);
    },
    onError: (refusal, input) => ask(refusal, () => mutate(input)),
  });
  return { run: mutate, pending: isPending, problem: error?.message ?? null, reauth: dialog };
}

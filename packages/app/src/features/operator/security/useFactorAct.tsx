import { useQueryClient } from '@tanstack/react-query';
import { accountsQueries, useClient, type Client } from '@arma11/core';
import { type ReauthMutation, useReauthMutation } from '../../../session/reauth/useReauthMutation';

/** What the security page has read. */
export const FACTORS_KEY = ['secondFactor'] as const;

/** Something done about the second factor. */
export interface FactorAct<Input> extends Omit<ReauthMutation<Input>, 'error'> {
  problem: string | null;
}

/** Does it once, asks for the password where that is needed, and reads again what the desk waits for. */
export function useFactorAct<Input, Result>(
  act: (client: Client, input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
  { leave = false }: { leave?: boolean } = {},
): FactorAct<Input> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { error, ...write } = useReauthMutation(act, (result) => {
    void queryClient.invalidateQueries({ queryKey: FACTORS_KEY });
    // What the shell shows goes with it: not while codes are on the screen that are shown once.
    if (leave) void queryClient.invalidateQueries({ queryKey: accountsQueries.desk(client).queryKey });
    onDone(result);
  });
  return { ...write, problem: error?.message ?? null };
}

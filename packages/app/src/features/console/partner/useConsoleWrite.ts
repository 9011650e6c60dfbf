import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate, refusedFields, useClient, writing, type Client } from '@arma11/core';
import { useReauth } from '../../../session/reauth/useReauth';
import { CONSOLE_KEY } from './consoleQuery';

/** A write of the console. */
export interface ConsoleWrite<Input> {
  run: (input: Input) => void;
  pending: boolean;
  /** The server's own sentence, unless its fields say it themselves. */
  problem: string | null;
  /** What the server did not take, field by field. */
  fields: Record<string, string>;
  /** Asks for the password where the server wants a sign-in of the last ten minutes. Put it in the page. */
  reauth: ReactNode;
}

/** Does it once, asks for the password where that is needed, and reads again what the console shows. */
export function useConsoleWrite<Input, Result>(
  act: (client: Client, input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
): ConsoleWrite<Input> {
  const client = useClient();
  const queryClient = useQueryClient();
  const { ask, dialog } = useReauth();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (input: Input) => act(client, input),
    onSuccess: (result) => {
      void invalidate(queryClient, [[...CONSOLE_KEY]]);
      onDone(result);
    },
    onError: (refusal, input) => ask(refusal, () => mutate(input)),
  });
  const fields = error ? refusedFields(error) : {};
  const refused = Object.keys(fields).length > 0;
  return { run: mutate, pending: isPending, problem: error && !refused ? error.message : null, fields, reauth: dialog };
}

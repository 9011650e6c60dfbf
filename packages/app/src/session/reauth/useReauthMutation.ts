import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useClient, writing, type Client } from '@arma11/core';
import { useReauth } from './useReauth';

/** A write that may ask for the password first. */
export interface ReauthMutation<Input> {
  run: (input: Input) => void;
  pending: boolean;
  error: Error | null;
  /** Asks for the password where the server wants a sign-in of the last ten minutes. Put it in the page. */
  reauth: ReactNode;
}

/** Writes once, and again when the person has shown who they are where the server wants that. */
export function useReauthMutation<Input, Result>(
  act: (client: Client, input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
): ReauthMutation<Input> {
  const client = useClient();
  const { ask, dialog } = useReauth();
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (input: Input) => act(client, input),
    onSuccess: onDone,
    onError: (refusal, input) => ask(refusal, () => mutate(input)),
  });
  return { run: mutate, pending: isPending, error, reauth: dialog };
}

import { useQueryClient } from '@tanstack/react-query';
import { invalidate, refusedFields, type Client } from '@arma11/core';
import { type ReauthMutation, useReauthMutation } from '../../../session/reauth/useReauthMutation';
import { CONSOLE_KEY } from './consoleQuery';

/** A write of the console. */
export interface ConsoleWrite<Input> extends Omit<ReauthMutation<Input>, 'error'> {
  /** The server's own sentence, unless its fields say it themselves. */
  problem: string | null;
  /** What the server did not take, field by field. */
  fields: Record<string, string>;
}

/** Does it once, asks for the password where that is needed, and reads again what the console shows. */
export function useConsoleWrite<Input, Result>(
  act: (client: Client, input: Input) => Promise<Result>,
  onDone: (result: Result) => void,
): ConsoleWrite<Input> {
  const queryClient = useQueryClient();
  const { error, ...write } = useReauthMutation(act, (result) => {
    void invalidate(queryClient, [[...CONSOLE_KEY]]);
    onDone(result);
  });
  const fields = error ? refusedFields(error) : {};
  const refused = Object.keys(fields).length > 0;
  return { ...write, problem: error && !refused ? error.message : null, fields };
}

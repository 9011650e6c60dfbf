import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { afterMoney, Arma11Error, invalidate, refusedFields, useClient, writing } from '@arma11/core';
import { createWithdrawal, type WithdrawalRequest } from '@arma11/core/site';

interface Settings {
  onAsked: (amount: number) => void;
  /** Called with the fields that the server did not take. */
  onFields: (fields: Record<string, string>) => void;
  /** Called with any other refusal, and with what makes the same request again. */
  onRefused: (error: Error, again: () => void) => void;
}

/** A withdrawal that is being asked for. */
export interface Withdrawing {
  ask: (request: WithdrawalRequest) => void;
  pending: boolean;
  /** Why it was refused, unless its fields or the sign-in say so themselves. */
  problem: string | null;
  /** Nobody knows yet whether it went through. */
  uncertain: boolean;
  reset: () => void;
}

/** Asks for a withdrawal once. An answer that was lost keeps its key: asking again cannot take twice. */
export function useWithdraw({ onAsked, onFields, onRefused }: Settings): Withdrawing {
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first; once it is asked for, the form is gone.
  const busy = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({
    ...writing,
    mutationFn: (request: WithdrawalRequest) => createWithdrawal(client, request),
    onSuccess: ({ withdrawal }) => onAsked(withdrawal.amount),
    onError: (refusal, request) => {
      busy.current = false;
      const fields = refusedFields(refusal);
      if (Object.keys(fields).length > 0) return onFields(fields);
      onRefused(refusal, () => ask(request));
    },
    // Also when the outcome is unknown: the list and the balance then show what happened.
    onSettled: () => void invalidate(queryClient, afterMoney),
  });
  const ask = (request: WithdrawalRequest) => {
    if (busy.current) return;
    busy.current = true;
    mutate(request);
  };
  return {
    ask,
    pending: isPending,
    problem: error && !isReauth(error) ? error.message : null,
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
    reset,
  };
}

/** Another window asks for the sign-in. */
const isReauth = (error: Error) => error instanceof Arma11Error && error.serverCode === 'REAUTENTICAR';

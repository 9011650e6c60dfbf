import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { afterMoney, Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import { createDeposit, walletQueries } from '@arma11/core/site';
import type { PayProvider } from '@arma11/core/contract';

/** Asks for a top-up once, and goes to the page that shows what to pay. */
export function useStartDeposit() {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Two taps can come before the screen shows the first; once it is asked for, this page is left.
  const busy = useRef(false);
  const { mutate, isPending, error } = useMutation({
    ...writing,
    mutationFn: (asked: { recarga: number; provider: PayProvider }) => createDeposit(client, asked),
    onSuccess: ({ deposit }) => {
      queryClient.setQueryData(walletQueries.deposit(client, deposit.id).queryKey, deposit);
      void navigate(`/play/pay-qr?id=${deposit.id}`);
    },
    onError: () => {
      busy.current = false;
    },
    // Also when the outcome is unknown: the list then shows what happened.
    onSettled: () => void invalidate(queryClient, afterMoney),
  });
  const start = (asked: { recarga: number; provider: PayProvider }) => {
    if (busy.current) return;
    busy.current = true;
    mutate(asked);
  };
  return { start, pending: isPending, error, uncertain: error instanceof Arma11Error && error.outcomeUnknown };
}

import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Arma11Error, invalidate, payQuest, useClient, writing } from '@arma11/core';
import { afterItem } from '@arma11/core/site';

/** Collects the reward of a mission, once however often it is tapped. */
export function useClaim(quest: number) {
  const client = useClient();
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, data, error, isPending } = useMutation({
    ...writing,
    mutationFn: () => payQuest(client, quest),
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterItem);
    },
  });
  const claim = () => {
    if (busy.current) return;
    busy.current = true;
    mutate();
  };
  return {
    claim,
    claiming: isPending,
    /** What was just collected. */
    reward: data ?? null,
    refusal: error?.message ?? null,
    /** Nobody knows yet whether it was paid: asking again cannot pay twice. */
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
  };
}

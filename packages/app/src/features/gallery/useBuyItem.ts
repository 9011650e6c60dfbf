import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsQueries, Arma11Error, invalidate, useClient, writing } from '@arma11/core';
import { afterItem, buyItem, itemsQueries } from '@arma11/core/site';
import type { Item, User } from '@arma11/core/contract';

/** Buys an item, once however often it is tapped. */
export function useBuyItem(item: Item) {
  const client = useClient();
  const keepBought = useKeepBought(item);
  const queryClient = useQueryClient();
  // Two taps can come before the screen shows the first.
  const busy = useRef(false);
  const { mutate, data, error, isPending } = useMutation({
    ...writing,
    mutationFn: () => buyItem(client, item.id),
    onSuccess: keepBought,
    // Also when the outcome is unknown: gallery and balance then show what happened.
    onSettled: () => {
      busy.current = false;
      void invalidate(queryClient, afterItem);
    },
  });
  const buy = () => {
    if (busy.current) return;
    busy.current = true;
    mutate();
  };
  const missing = missingOf(error);
  return {
    buy,
    buying: isPending,
    /** The item, the player's now, and what they have left. */
    bought: data ?? null,
    /** Coins that the server says are missing; else 0. */
    missing,
    refusal: error && missing === 0 ? error.message : null,
    /** Nobody knows yet whether it was paid: asking again cannot pay twice. */
    uncertain: error instanceof Arma11Error && error.outcomeUnknown,
  };
}

/** Shows what was bought and what is left at once, before both are asked for again. */
function useKeepBought({ category }: Item) {
  const client = useClient();
  const queryClient = useQueryClient();
  return ({ item: bought, saldo }: { item: Item; saldo: number }) => {
    const { queryKey } = itemsQueries.category(client, category);
    queryClient.setQueryData(queryKey, (items) => items?.map((each) => (each.id === bought.id ? bought : each)));
    const userKey = accountsQueries.user(client).queryKey;
    queryClient.setQueryData<User>(userKey, (user) => user && { ...user, saldo });
  };
}

function missingOf(error: Error | null): number {
  if (!(error instanceof Arma11Error) || error.serverCode !== 'SALDO_INSUFICIENTE') return 0;
  const falta = error.body?.falta;
  return typeof falta === 'number' ? falta : 0;
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidate, useClient, writing } from '@arma11/core';
import { afterItem, itemsQueries, wearItem } from '@arma11/core/site';
import type { Item } from '@arma11/core/contract';
import type { Category } from '../../page/galleryCategories';

/** Puts on an owned item, in the place of the one worn before. */
export function useWearItem(category: Category) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = itemsQueries.category(client, category);
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
    ...writing,
    mutationFn: (item: Item) => wearItem(client, item),
    onSuccess: (_, { id }) => {
      queryClient.setQueryData(queryKey, (items) => items?.map((each) => ({ ...each, equipped: each.id === id })));
    },
    onSettled: () => void invalidate(queryClient, afterItem),
  });
  return {
    wear: mutate,
    /** Being put on now. */
    wearing: isPending ? variables.id : null,
    /** Just put on. */
    worn: isSuccess ? variables : null,
    /** Why the last one was not put on. */
    refusal: error?.message ?? null,
    dismiss: reset,
  };
}

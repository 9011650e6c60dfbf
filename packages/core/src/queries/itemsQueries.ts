import type { Client } from '../client/Client';
import type { Item } from '../contract/wire';
import { query } from './query';
import { itemsKeys } from './queryKeys';

/** The gallery (rules R10.3). */
export const itemsQueries = {
  /** A category: what the player has and what they can still get. */
  category: (client: Client, category: Item['category']) =>
    query({
      queryKey: itemsKeys.category(category),
      queryFn: ({ signal }) => client.items.list({ category }, { signal }),
    }),
};

/** Buys an item with coins, once. Money write: use `writing` and invalidate `afterItem`, also when it failed. */
export const buyItem = (client: Client, id: number) => client.items.buy({ id });

/** Wears an owned item, one in a category; avatars have a call of their own (product §7). Invalidate `afterItem`. */
export async function wearItem(client: Client, { id, category }: Pick<Item, 'id' | 'category'>): Promise<void> {
  if (category === 'avatars') await client.accounts.updateAvatar({ body: { item: id } });
  else await client.items.equip({ id });
}

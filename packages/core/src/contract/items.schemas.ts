import { z } from 'zod';
import type { items } from './items.calls';
import { Coins, Id, Item, ItemCategory, ok } from './models';
import type { SchemasFor } from './schema';

const ById = z.object({ id: Id });

export const itemsSchemas = {
  list: { query: z.object({ category: ItemCategory.optional() }), response: z.array(Item) },
  buy: {
    params: ById,
    response: ok({
      /** The item, owned now. */
      item: Item,
      /** The balance afterwards. */
      saldo: Coins,
    }),
  },
  equip: {
    params: ById,
    response: ok({
      /** The item, worn now. */
      item: Item,
    }),
  },
} satisfies SchemasFor<typeof items>;

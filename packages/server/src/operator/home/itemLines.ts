import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { CommandError } from '../definition/command';

export const ItemLine = z.object({
  item: z.int(),
  category: z.string(),
  name: z.string(),
  rarity: z.string(),
  source: z.string(),
  price: z.int(),
  image: z.string(),
  active: z.boolean(),
  /** Players who have acquired it; what is initial everybody has. */
  owners: z.int(),
});
export type ItemLine = z.infer<typeof ItemLine>;

/** The gallery as the desk sees it. */
export async function itemLines(q: Queryable, where: Where): Promise<ItemLine[]> {
  const { rows } = await sql<ItemLine>`
    select i.id as item, i.category, i.name, i.rarity, i.source, i.price, i.image, i.active,
      (select count(*)::int from user_item o where o.item_id = i.id) as owners
    from item i where ${where} order by i.category, i.ordinal, i.id limit 1000`.execute(q);
  return rows;
}

/** One item, or a sentence. */
export async function itemLine(q: Queryable, item: number): Promise<ItemLine> {
  const [line] = await itemLines(q, sql`i.id = ${item}`);
  if (!line) throw new CommandError(`There is no item ${item}. List them with: item list --all.`);
  return line;
}

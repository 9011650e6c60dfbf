import { sql } from 'kysely';
import { z } from 'zod';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { ItemLine, itemLines } from './itemLines';

const Category = z.enum(['avatars', 'tarjetas', 'escudos', 'jugadores', 'leyendas', 'buddys']);

/** The gallery, with how many players have each item. */
export const itemList = command({
  name: 'item list',
  summary: 'the gallery, and how many players have each item',
  args: z.object({
    category: Category.optional().describe('only this one'),
    all: z.boolean().default(false).describe('also what is retired'),
  }),
  ops: { method: 'GET', path: 'ops/items/', role: 'operador', result: z.array(ItemLine) },
  run: ({ db }, { category, all }) =>
    itemLines(
      db.read,
      sql`(i.active or ${all}) and (${category ?? null}::text is null or i.category = ${category ?? null})`,
    ),
  print: (items) =>
    items.length === 0
      ? 'No items.'
      : table(
          ['item', 'category', 'name', 'rarity', 'source', 'price', 'owners', ''],
          items.map((i) => [
            i.item,
            i.category,
            i.name,
            i.rarity,
            i.source,
            i.price,
            i.owners,
            i.active ? '' : 'retired',
          ]),
        ),
});

import { sql } from 'kysely';
import { z } from 'zod';
import type { ItemTable } from '../../platform/db/tables/itemTables';
import { avatarPath, galleryPath } from '../../platform/http/mediaPaths';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { giveItem } from '../../players/items/giveItem';
import { findUser, UserRef } from '../people/findUser';
import { Reason, RowId } from './homeArguments';
import { table } from '../definition/table';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';

const ItemLine = z
  .object({
    item: z.int().describe('The number of the item.'),
    category: z.string().describe('`avatars`, `tarjetas`, `escudos`, `jugadores`, `leyendas` or `buddys`.'),
    name: z.string().describe('What players read.'),
    rarity: z.string().describe('`comun`, `rara`, `epica` or `legendaria`.'),
    source: z.string().describe('Where it comes from: `inicial`, `compra`, `mision`, `rango`, `promo` or `evento`.'),
    price: z.int().describe('What it costs, in coins; it counts where it can be bought.'),
    image: z.string().describe('Address of its picture.'),
    active: z.boolean().describe('It can be won or bought; false: it is retired.'),
    owners: z.int().describe('Players who have acquired it; what is initial everybody has.'),
  })
  .meta({ id: 'DeskItem', description: 'An item of the gallery as the desk lists it.' });
type ItemLine = z.infer<typeof ItemLine>;

/** The gallery as the desk sees it. */
async function itemLines(q: Queryable, where: Where): Promise<ItemLine[]> {
  const { rows } = await sql<ItemLine>`
    select i.id as item, i.category, i.name, i.rarity, i.source, i.price, i.image, i.active,
      (select count(*)::int from user_item o where o.item_id = i.id) as owners
    from item i where ${where} order by i.category, i.ordinal, i.id limit 1000`.execute(q);
  return rows;
}

/** One item, or a sentence. */
async function itemLine(q: Queryable, item: number): Promise<ItemLine> {
  const [line] = await itemLines(q, sql`i.id = ${item}`);
  if (!line) throw new CommandError(`There is no item ${item}. List them with: item list --all.`);
  return line;
}

/** Takes an item out of the gallery: it is no longer sold or given, and who has it keeps it. */
export const itemRetire = command({
  name: 'item retire',
  summary: 'stop selling and giving an item; who has it keeps it',
  args: z.object({ item: RowId.describe('the item'), reason: Reason }),
  positional: ['item'],
  ops: { method: 'POST', path: 'ops/items/{item}/retire/', role: 'operador', result: ItemLine },
  run: ({ audited }, { item, reason }) =>
    audited(async (tx) => {
      const before = await itemLine(tx, item);
      if (!before.active) throw new CommandError(`Item ${item} is retired already.`);
      if (before.source === 'inicial') throw new CommandError(`Item ${item} is everybody's: it cannot be retired.`);
      await tx.updateTable('item').set({ active: false }).where('id', '=', item).execute();
      const result = { ...before, active: false };
      return { result, target: `item:${item}`, before, after: result, reason };
    }),
  print: ({ item, name, owners }) => `Item ${item}, "${name}", is retired. ${owners} players keep it.`,
});

const AnyCategory = z.enum(['avatars', 'tarjetas', 'escudos', 'jugadores', 'leyendas', 'buddys']);

/** The gallery, with how many players have each item. */
export const itemList = command({
  name: 'item list',
  summary: 'the gallery, and how many players have each item',
  args: z.object({
    category: AnyCategory.optional().describe('only this one'),
    all: z.boolean().default(false).describe('also what is retired'),
  }),
  ops: { method: 'GET', path: 'ops/items/', role: 'operador', result: z.array(ItemLine) },
  run: ({ db }, { category, all }) =>
    itemLines(
      db.fresh,
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

const GivenItem = z
  .object({
    item: z.int().describe('The item.'),
    name: z.string().describe('The item’s name.'),
    user: z.int().describe('The player who has it now.'),
    username: z.string().describe('That player’s username.'),
  })
  .meta({ id: 'DeskItemGiven', description: 'An item that a player was given.' });

/** Gives a player an item for nothing: the prize of an event, or to make good. */
export const itemGive = command({
  name: 'item give',
  summary: 'give a player an item for nothing',
  args: z.object({ item: RowId.describe('the item'), user: UserRef, reason: Reason }),
  positional: ['item', 'user'],
  ops: { method: 'POST', path: 'ops/items/{item}/give/', role: 'operador', result: GivenItem },
  run: ({ audited }, { item, user: ref, reason }) =>
    audited(async (tx) => {
      const { name, source } = await itemLine(tx, item);
      if (source === 'inicial') throw new CommandError(`Everybody has item ${item}.`);
      const user = await findUser(tx, ref);
      if ((await giveItem(tx, [user.id], item)) === 0)
        throw new CommandError(`${user.username} has item ${item} already.`);
      const result = { item, name, user: user.id, username: user.username };
      return { result, target: `user:${user.id}`, after: result, reason };
    }),
  print: ({ name, username }) => `${username} has "${name}".`,
});

const Category = z.enum(['avatars', 'tarjetas', 'jugadores', 'leyendas', 'buddys']);
const drawings = { tarjetas: 'card', jugadores: 'player', leyendas: 'legend', buddys: 'buddy' } as const;

const newItem = z.object({
  category: Category.describe('where it hangs; shields come with their clubs'),
  name: z.string().trim().min(2).max(40).describe('what players read'),
  rarity: z.enum(['comun', 'rara', 'epica', 'legendaria']).default('comun').describe('how rare it is'),
  source: z.enum(['compra', 'mision', 'rango', 'promo', 'evento']).default('compra').describe('how it is had'),
  price: wholeNumber(0, 100_000).default(0).describe('coins, of what is bought'),
  level: wholeNumber(2, 7).optional().describe('the rank that gives it'),
  hint: z.string().trim().min(3).max(120).optional().describe('how to get it, in Spanish'),
  seed: wholeNumber(1, 2_147_483_646).optional().describe('picks the drawing; an avatar’s is its own number'),
});

/** Adds an item to the gallery, with a drawing of our own. */
export const itemCreate = command({
  name: 'item create',
  summary: 'add an item to the gallery',
  args: newItem,
  ops: { method: 'POST', path: 'ops/items/', role: 'operador', result: ItemLine },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      assertConsistent(given);
      const { rows } = await sql<{
        id: number;
      }>`select nextval(pg_get_serial_sequence('item','id'))::int as id`.execute(tx);
      const { id } = rows[0]!;
      await tx.insertInto('item').values(rowOf(given, id)).execute();
      const result = await itemLine(tx, id);
      return { result, target: `item:${id}`, after: result };
    }),
  print: ({ item, name, category, image }) => `Item ${item}, "${name}", in ${category}: ${image}.`,
});

type NewItem = z.output<typeof newItem>;

function assertConsistent({ source, price, level, category, seed }: NewItem): void {
  if ((source === 'compra') !== price > 0)
    throw new CommandError('What is bought has a --price, and nothing else has.');
  if ((source === 'rango') !== (level !== undefined))
    throw new CommandError('What a rank gives has a --level, and nothing else has.');
  if (category === 'avatars' && seed !== undefined)
    throw new CommandError('An avatar is drawn from its own number: leave out --seed.');
}

function rowOf({ category, name, rarity, source, price, level, hint, seed }: NewItem, id: number) {
  const image = category === 'avatars' ? avatarPath(id) : galleryPath(drawings[category], seed ?? id);
  return {
    id,
    category,
    name,
    image,
    rarity,
    source,
    price,
    unlock_hint: hint ?? null,
    rango_level: level ?? null,
    team_id: null,
    ordinal: 1000,
  } satisfies Partial<Record<keyof ItemTable, unknown>>;
}

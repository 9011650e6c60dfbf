import { sql } from 'kysely';
import { z } from 'zod';
import type { ItemTable } from '../../platform/db/tables/itemTables';
import { avatarPath, galleryPath } from '../../platform/http/mediaPaths';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { itemLine, ItemLine } from './itemLines';

const Category = z.enum(['avatars', 'tarjetas', 'jugadores', 'leyendas', 'buddys']);
const drawings = { tarjetas: 'card', jugadores: 'player', leyendas: 'legend', buddys: 'buddy' } as const;

const args = z.object({
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
  args,
  ops: { method: 'POST', path: 'ops/items/', role: 'operador', result: ItemLine },
  run: ({ audited }, given) =>
    audited(async (tx) => {
      refuse(given);
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

type Given = z.output<typeof args>;

function refuse({ source, price, level, category, seed }: Given): void {
  if ((source === 'compra') !== price > 0)
    throw new CommandError('What is bought has a --price, and nothing else has.');
  if ((source === 'rango') !== (level !== undefined))
    throw new CommandError('What a rank gives has a --level, and nothing else has.');
  if (category === 'avatars' && seed !== undefined)
    throw new CommandError('An avatar is drawn from its own number: leave out --seed.');
}

function rowOf({ category, name, rarity, source, price, level, hint, seed }: Given, id: number) {
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

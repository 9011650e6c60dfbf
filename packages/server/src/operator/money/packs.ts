import { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import { centsInWords } from '../../wallet/centsInWords';
import { wholeNumber } from '../definition/arguments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { RowId } from './moneyArguments';

const PackLine = z
  .object({
    pack: z.int().describe('The number of the pack.'),
    coins: z.int().describe('Coins that are bought.'),
    bonus_coins: z.int().describe('Coins that the operator gives on top: playable, never withdrawable.'),
    price_cents: z.int().describe('What it costs, in hundredths of a sol.'),
    label: z.string().describe('What the player reads, in Spanish.'),
    highlighted: z.boolean().describe('Shown before the others.'),
    active: z.boolean().describe('It is sold; false: it was taken off sale.'),
  })
  .meta({ id: 'DeskPack', description: 'A top-up pack as the treasurer reads it.' });
type PackLine = z.infer<typeof PackLine>;

async function packLines(q: Queryable, id?: number): Promise<PackLine[]> {
  const rows = await q
    .selectFrom('pack')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('coins')
    .orderBy('id')
    .execute();
  return rows.map(({ id: pack, ...row }) => ({ pack, ...row }));
}

const print = (lines: readonly PackLine[]) =>
  table(
    ['pack', 'coins', 'gift', 'price', 'label', 'state'],
    lines.map((p) => [
      p.pack,
      p.coins,
      p.bonus_coins,
      centsInWords(p.price_cents),
      p.highlighted ? `${p.label} (highlighted)` : p.label,
      p.active ? 'sold' : 'not sold',
    ]),
  );

/** What can be bought. */
export const packList = command({
  name: 'pack list',
  summary: 'what can be bought, and what no longer',
  args: z.object({}),
  ops: { method: 'GET', path: 'ops/packs/', role: 'tesorero', result: z.array(PackLine) },
  run: ({ db }) => packLines(db.fresh),
  print,
});

/** Makes a pack, or changes one; ten coins are a sol, so its price follows its coins. */
export const packSet = command({
  name: 'pack set',
  summary: 'make a pack, or change one; its price is a sol for ten coins',
  args: z.object({
    pack: RowId.optional().describe('the pack to change; a new one without it'),
    coins: wholeNumber(50, 5000).describe('coins that are bought'),
    bonus: wholeNumber(0, 5000)
      .default(0)
      .describe('coins that the operator gives on top: playable, never withdrawable'),
    label: z.string().trim().min(2).max(40).describe('what the player reads, in Spanish'),
    highlighted: z.boolean().default(false).describe('shown before the others'),
  }),
  ops: { method: 'POST', path: 'ops/packs/', role: 'tesorero', result: PackLine },
  run: ({ audited }, { pack, coins, bonus: bonus_coins, label, highlighted }) =>
    audited(async (tx) => {
      const row = { coins, bonus_coins, label, highlighted, active: true };
      const before = pack === undefined ? undefined : (await packLines(tx, pack))[0];
      if (pack !== undefined && !before) throw new CommandError(`There is no pack ${pack}. List them with: pack list.`);
      const { id } = await (before
        ? tx.updateTable('pack').set(row).where('id', '=', before.pack).returning('id').executeTakeFirstOrThrow()
        : tx.insertInto('pack').values(row).returning('id').executeTakeFirstOrThrow());
      const [after] = await packLines(tx, id);
      return { result: after!, target: `pack:${id}`, before, after };
    }),
  print: (line) => print([line]),
});

/** Takes a pack off sale; top-ups that were asked for stay as they are. */
export const packRemove = command({
  name: 'pack remove',
  summary: 'take a pack off sale',
  positional: ['pack'],
  args: z.object({ pack: RowId.describe('the pack') }),
  ops: { method: 'DELETE', path: 'ops/packs/{pack}/', role: 'tesorero', result: PackLine },
  run: ({ audited }, { pack }) =>
    audited(async (tx) => {
      const [before] = await packLines(tx, pack);
      if (!before) throw new CommandError(`There is no pack ${pack}. List them with: pack list.`);
      await tx.updateTable('pack').set({ active: false }).where('id', '=', pack).execute();
      const after = { ...before, active: false };
      return { result: after, target: `pack:${pack}`, before, after };
    }),
  print: (line) => print([line]),
});

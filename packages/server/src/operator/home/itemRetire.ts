import { z } from 'zod';
import { command, CommandError } from '../definition/command';
import { Reason, RowId } from './homeArguments';
import { itemLine, ItemLine } from './itemLines';

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

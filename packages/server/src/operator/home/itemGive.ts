import { z } from 'zod';
import { giveItem } from '../../players/items/giveItem';
import { command, CommandError } from '../definition/command';
import { findUser, UserRef } from '../people/findUser';
import { Reason, RowId } from './homeArguments';
import { itemLine } from './itemLines';

const Given = z.object({ item: z.int(), name: z.string(), user: z.int(), username: z.string() });

/** Gives a player an item for nothing: the prize of an event, or to make good. */
export const itemGive = command({
  name: 'item give',
  summary: 'give a player an item for nothing',
  args: z.object({ item: RowId.describe('the item'), user: UserRef, reason: Reason }),
  positional: ['item', 'user'],
  ops: { method: 'POST', path: 'ops/items/{item}/give/', role: 'operador', result: Given },
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

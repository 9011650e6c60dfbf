import { deskModels } from '@arma11/core/schemas';
import { z } from 'zod';
import { movementsPage } from '../../wallet/movements';
import { wholeNumber } from '../definition/arguments';
import { command } from '../definition/command';
import { table } from '../definition/table';
import { findUser, UserRef } from './findUser';

const PAGE_SIZE = 50;

const Movements = deskModels.DeskMovements;

/** What came into a player's purses and left them. It is personal data: each look leaves an audit row. */
export const userMovements = command({
  name: 'user movements',
  summary: 'a player’s coins in and out, newest first',
  args: z.object({ user: UserRef, page: wholeNumber(1, 1000).default(1).describe('which fifty') }),
  positional: ['user'],
  ops: { method: 'GET', path: 'ops/users/{user}/movements/', role: 'operador', result: Movements },
  run: async ({ db, note }, { user, page }) => {
    const { id } = await findUser(db.fresh, user);
    await note({ target: `user:${id}` });
    const { count, results } = await movementsPage(db.fresh, id, { page, page_size: PAGE_SIZE });
    return { count, results };
  },
  print: ({ results }) =>
    results.length === 0
      ? 'Nothing moved.'
      : table(
          ['at', 'what', 'of', 'coins', 'after it'],
          results.map((m) => [m.created_at, m.type, m.label, m.amount, m.balance_after]),
        ),
});

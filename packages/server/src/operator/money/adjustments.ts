import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { askAdjustment, decideAdjustment } from '../../wallet/adjustments';
import { command, CommandError } from '../definition/command';
import { table } from '../definition/table';
import { RowId } from './moneyArguments';

const AdjustmentLine = deskModels.DeskAdjustment;
type AdjustmentLine = z.infer<typeof AdjustmentLine>;

async function lines(q: Queryable, where: Where): Promise<AdjustmentLine[]> {
  const { rows } = await sql<AdjustmentLine>`
    select a.id as adjustment, a.user_id as "user", u.username, a.purse, a.amount, a.reason, a.estado, a.asked_by, a.asked_at,
      a.decided_by
    from adjustment a join app_user u on u.id = a.user_id where ${where} order by a.id desc limit 200`.execute(q);
  return rows;
}

const print = (found: readonly AdjustmentLine[]) =>
  found.length === 0
    ? 'No corrections.'
    : table(
        ['correction', 'player', 'purse', 'coins', 'why', 'state', 'asked by'],
        found.map((a) => [
          a.adjustment,
          `${a.username} (${a.user})`,
          a.purse,
          a.amount,
          a.reason,
          a.estado === 'pendiente' ? `waits for a second person: adjust confirm ${a.adjustment}` : a.estado,
          a.asked_by ?? 'command line',
        ]),
      );

const PURSES = { bono: 'user:bono', jugable: 'user:jugable', retirable: 'user:retirable' } as const;

/** Corrects a balance by hand; more than S/ 500 waits for a second person. */
export const userAdjust = command({
  name: 'user adjust',
  summary: 'correct a player’s coins; above 5000 a second person confirms',
  args: z.object({
    user: RowId.describe('the player'),
    amount: z.coerce
      .number()
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .describe('coins to give, or to take with a minus: --amount=-50'),
    purse: z.enum(['bono', 'jugable', 'retirable']).default('bono').describe('which purse'),
    reason: z.string().trim().min(3).max(300).describe('why, for the audit'),
  }),
  ops: { method: 'POST', path: 'ops/users/{user}/adjust/', role: 'tesorero', result: AdjustmentLine },
  run: ({ audited, actor }, { user, amount, purse, reason }) =>
    audited(async (tx) => {
      if (amount === 0) throw new CommandError('Nothing to correct: --amount is 0.');
      const found = await tx.selectFrom('app_user').select('id').where('id', '=', user).executeTakeFirst();
      if (!found) throw new CommandError(`There is no user ${user}.`);
      const wanted = { user_id: user, purse: PURSES[purse], amount, reason, actorId: actor.id };
      const { id } = await askAdjustment(tx, wanted);
      const [after] = await lines(tx, sql`a.id = ${id}`);
      return { result: after!, target: `user:${user}`, after, reason };
    }),
  print: (line) => print([line]),
});

/** Corrections that wait for a second person. */
export const adjustList = command({
  name: 'adjust list',
  summary: 'corrections that wait for a second person',
  args: z.object({ state: z.enum(['open', 'all']).default('open').describe('only those that wait, or all') }),
  ops: { method: 'GET', path: 'ops/adjustments/', role: 'tesorero', result: z.array(AdjustmentLine) },
  run: ({ db }, { state }) => lines(db.fresh, state === 'all' ? sql`true` : sql`a.estado = 'pendiente'`),
  print,
});

const decision = (verb: 'confirm' | 'discard', summary: string) =>
  command({
    name: `adjust ${verb}`,
    summary,
    positional: ['adjustment'],
    args: z.object({ adjustment: RowId.describe('the correction') }),
    ops: {
      method: 'POST',
      path: `ops/adjustments/{adjustment}/${verb}/`,
      role: 'tesorero',
      result: AdjustmentLine,
    },
    run: ({ audited, actor }, { adjustment: id }) =>
      audited(async (tx) => {
        const [before] = await lines(tx, sql`a.id = ${id}`);
        await decideAdjustment(tx, { id, actorId: actor.id, confirm: verb === 'confirm' });
        const [after] = await lines(tx, sql`a.id = ${id}`);
        return { result: after!, target: `adjustment:${id}`, before, after, reason: after!.reason };
      }),
    print: (line) => print([line]),
  });

/** A second person carries a correction out. */
export const adjustConfirm = decision('confirm', 'carry out what another person asked for');
/** It is not carried out. */
export const adjustDiscard = decision('discard', 'throw a correction away');

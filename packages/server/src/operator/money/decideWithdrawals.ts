import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { payWithdrawal, rejectWithdrawal, takeWithdrawal } from '../../wallet/withdrawals/moveWithdrawal';
import { command, type CommandContext } from '../definition/command';
import { RowId } from './moneyArguments';
import { printWithdrawals, WithdrawalLine, withdrawalLines } from './withdrawalLine';

const withdrawal = RowId.describe('the withdrawal');
const ops = (verb: string) => ({
  method: 'POST' as const,
  path: `ops/withdrawals/{withdrawal}/${verb}/`,
  role: 'tesorero' as const,
  result: WithdrawalLine,
});

const lineOf = async (tx: Tx, id: number) => (await withdrawalLines(tx, sql`where w.id = ${id}`))[0];

const moving = (
  { audited }: CommandContext,
  id: number,
  reason: string | undefined,
  move: (tx: Tx) => Promise<unknown>,
) =>
  audited(async (tx) => {
    const before = await lineOf(tx, id);
    await move(tx);
    const after = (await lineOf(tx, id))!;
    return { result: after, target: `withdrawal:${id}`, before, after, reason };
  });

const print = (line: WithdrawalLine) => printWithdrawals([line]);

/** Begins to pay a withdrawal: the player can no longer cancel it. */
export const withdrawalTake = command({
  name: 'withdrawal take',
  summary: 'begin to pay; from here the player cannot cancel',
  positional: ['withdrawal'],
  args: z.object({ withdrawal }),
  ops: ops('take'),
  run: (context, { withdrawal: id }) =>
    moving(context, id, undefined, (tx) => takeWithdrawal(tx, { id, actorId: context.actor.id })),
  print,
});

/** Notes that a withdrawal was paid. */
export const withdrawalPay = command({
  name: 'withdrawal pay',
  summary: 'note the payment that was made',
  positional: ['withdrawal'],
  args: z.object({
    withdrawal,
    operation: z.string().trim().min(3).max(40).describe('the payment’s operation number'),
  }),
  ops: ops('pay'),
  run: (context, { withdrawal: id, operation }) =>
    moving(context, id, undefined, (tx) => payWithdrawal(tx, { id, actorId: context.actor.id, operation })),
  print,
});

/** Refuses a withdrawal: its coins return. */
export const withdrawalReject = command({
  name: 'withdrawal reject',
  summary: 'refuse a withdrawal; its coins return and the player reads why',
  positional: ['withdrawal'],
  args: z.object({
    withdrawal,
    reason: z.string().trim().min(3).max(200).describe('why, in Spanish: the player reads it'),
  }),
  ops: ops('reject'),
  run: (context, { withdrawal: id, reason }) =>
    moving(context, id, reason, (tx) => rejectWithdrawal(tx, { id, actorId: context.actor.id, reason })),
  print,
});

import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database';
import { approveDeposit, rejectDeposit, unmarkDeposit } from '../../wallet/deposits/decideDeposit';
import { command, type CommandContext } from '../definition/command';
import { DepositLine, depositLines, printDeposits } from './depositLine';
import { OperationNumber, RowId } from './moneyArguments';

const deposit = RowId.describe('the top-up');
const ops = (verb: string) => ({
  method: 'POST' as const,
  path: `ops/deposits/{deposit}/${verb}/`,
  role: 'tesorero' as const,
  result: DepositLine,
});

const lineOf = async (tx: Tx, id: number) => (await depositLines(tx, sql`where d.id = ${id}`))[0];

/** A decision with the top-up before and after it in the audit. */
const deciding = (
  { audited }: CommandContext,
  id: number,
  reason: string | undefined,
  decide: (tx: Tx) => Promise<unknown>,
) =>
  audited(async (tx) => {
    const before = await lineOf(tx, id);
    await decide(tx);
    const after = (await lineOf(tx, id))!;
    return { result: after, target: `deposit:${id}`, before, after, reason };
  });

const print = (line: DepositLine) => printDeposits([line]);

/** Credits a top-up whose payment the treasurer has seen in the account. */
export const depositApprove = command({
  name: 'deposit approve',
  summary: 'credit a top-up whose payment is in the account',
  positional: ['deposit'],
  args: z.object({
    deposit,
    operation: OperationNumber.optional().describe(
      'the payment’s operation number, where the player gave none or a wrong one',
    ),
  }),
  ops: ops('approve'),
  run: (context, { deposit: id, operation }) =>
    deciding(context, id, undefined, (tx) => approveDeposit(tx, { id, actorId: context.actor.id, operation })),
  print,
});

/** Refuses a top-up; the player reads the reason. */
export const depositReject = command({
  name: 'deposit reject',
  summary: 'refuse a top-up, for a reason that the player reads',
  positional: ['deposit'],
  args: z.object({
    deposit,
    reason: z.enum(['no_encontrado', 'monto_distinto', 'duplicado', 'titular_distinto']).describe('why'),
  }),
  ops: ops('reject'),
  run: (context, { deposit: id, reason }) =>
    deciding(context, id, reason, (tx) => rejectDeposit(tx, { id, actorId: context.actor.id, reason })),
  print,
});

/** Takes a decision back: coins and all. */
export const depositUnmark = command({
  name: 'deposit unmark',
  summary: 'take a decision back; coins of an approved top-up return, if they are still there',
  positional: ['deposit'],
  args: z.object({ deposit, reason: z.string().trim().min(3).max(300).describe('why, for the audit') }),
  ops: ops('unmark'),
  run: (context, { deposit: id, reason }) =>
    deciding(context, id, reason, (tx) => unmarkDeposit(tx, { id, actorId: context.actor.id })),
  print,
});

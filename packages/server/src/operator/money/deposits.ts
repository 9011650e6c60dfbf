import { sql } from 'kysely';
import { z } from 'zod';
import { command, CommandError, type CommandContext } from '../definition/command';
import { RowId, OperationNumber } from './moneyArguments';
import { deskModels } from '@arma11/core/schemas';
import type { Tx, Queryable } from '../../platform/db/database';
import type { Tail } from '../../platform/db/fragments';
import { approveDeposit, rejectDeposit, unmarkDeposit } from '../../wallet/deposits/decideDeposit';
import { centsInWords } from '../../wallet/centsInWords';
import { type DepositRow, depositRows } from '../../wallet/deposits/depositView';
import { table } from '../definition/table';
import { pictureLine, pictureOf } from './depositPicture';

/** A top-up as the treasurer reads it. */
const DepositLine = deskModels.DeskDeposit;
type DepositLine = z.infer<typeof DepositLine>;

async function namesOf(q: Queryable, rows: readonly DepositRow[]): Promise<Map<number, string>> {
  const found = await q
    .selectFrom('app_user')
    .select(['id', 'username'])
    .where('id', 'in', [0, ...rows.map(({ user_id }) => user_id)])
    .execute();
  return new Map(found.map(({ id, username }) => [id, username]));
}

async function sameImages(q: Queryable, rows: readonly DepositRow[]): Promise<Map<number, number[]>> {
  const { rows: found } = await sql<{ id: number; others: number[] }>`
    select d.id, array_agg(o.id order by o.id) as others
    from deposit d join deposit o on o.image_hash = d.image_hash and o.id <> d.id
    where d.id = any(${rows.map(({ id }) => id)}::int[]) group by d.id`.execute(q);
  return new Map(found.map(({ id, others }) => [id, others]));
}

/** Top-ups that a condition on d chooses, with who asked and what looks wrong. */
async function depositLines(q: Queryable, tail: Tail): Promise<DepositLine[]> {
  const rows = await depositRows(q, tail);
  const [names, same] = [await namesOf(q, rows), await sameImages(q, rows)];
  return rows.map((row) => ({
    deposit: row.id,
    user: row.user_id,
    username: names.get(row.user_id) ?? '',
    estado: row.estado,
    provider: row.provider,
    coins: row.coins,
    bonus_coins: row.bonus_coins,
    pay_amount_cents: row.pay_amount_cents,
    operation_number: row.operation_number,
    paid_at: row.paid_at,
    has_image: row.has_image,
    same_image: same.get(row.id) ?? [],
    image_deleted_at: row.receipt_deleted_at,
    reject_reason: row.reject_reason,
    created_at: row.created_at,
  }));
}

/** Top-ups as a table; a picture that was sent before is a warning. */
const printDeposits = (lines: readonly DepositLine[]): string =>
  lines.length === 0
    ? 'No top-ups.'
    : table(
        ['top-up', 'player', 'state', 'to pay', 'by', 'operation', 'paid at', 'coins', 'picture'],
        lines.map((d) => [
          d.deposit,
          `${d.username} (${d.user})`,
          d.reject_reason ? `${d.estado}: ${d.reject_reason}` : d.estado,
          centsInWords(d.pay_amount_cents),
          d.provider,
          d.operation_number ?? '–',
          d.paid_at ?? '–',
          d.bonus_coins > 0 ? `${d.coins} + ${d.bonus_coins}` : d.coins,
          d.same_image.length > 0 ? `SAME AS ${d.same_image.join(', ')}` : d.has_image ? 'yes' : '–',
        ]),
      );

const depositId = RowId.describe('the top-up');
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
    deposit: depositId,
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
    deposit: depositId,
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
  args: z.object({ deposit: depositId, reason: z.string().trim().min(3).max(300).describe('why, for the audit') }),
  ops: ops('unmark'),
  run: (context, { deposit: id, reason }) =>
    deciding(context, id, reason, (tx) => unmarkDeposit(tx, { id, actorId: context.actor.id })),
  print,
});

const result = deskModels.DeskDepositShown;

/** One top-up with the picture of its payment. */
export const depositShow = command({
  name: 'deposit show',
  summary: 'one top-up; with --json its picture too',
  positional: ['deposit'],
  args: z.object({ deposit: RowId.describe('the top-up') }),
  ops: { method: 'GET', path: 'ops/deposits/{deposit}/', role: 'tesorero', result },
  run: async ({ db, deps }, { deposit }) => {
    const [line] = await depositLines(db.fresh, sql`where d.id = ${deposit}`);
    if (!line) throw new CommandError(`There is no top-up ${deposit}. List them with: deposit list --state all.`);
    return { ...line, ...(await pictureOf({ ...deps, db }, deposit)) };
  },
  print: (shown) => printDeposits([shown]) + pictureLine(shown),
});

const states = {
  queue: sql`d.estado = 'en_revision'`,
  open: sql`d.estado = 'en_revision' or d.estado = 'pendiente' and d.data_until > app_now()`,
  all: sql`true`,
};

/** The queue of top-ups that wait for the treasurer, oldest first. */
export const depositList = command({
  name: 'deposit list',
  summary: 'top-ups that wait for a decision',
  args: z.object({
    state: z.enum(['queue', 'open', 'all']).default('queue').describe('only those told as paid, all open ones, or all'),
    user: RowId.optional().describe('only of this player'),
  }),
  ops: { method: 'GET', path: 'ops/deposits/', role: 'tesorero', result: z.array(DepositLine) },
  run: ({ db }, { state, user }) =>
    depositLines(
      db.fresh,
      sql`where (${states[state]}) and (${user ?? null}::int is null or d.user_id = ${user ?? null}::int)
        order by case when ${state}::text = 'all' then -d.id else d.id end limit 200`,
    ),
  print: printDeposits,
});

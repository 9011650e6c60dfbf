import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { command, type CommandContext } from '../definition/command';
import { RowId } from './moneyArguments';
import type { Tx, Queryable } from '../../platform/db/database';
import type { Tail } from '../../platform/db/fragments';
import type { WithdrawalTable } from '../../platform/db/tables/walletTables';
import type { Sealing } from '../../platform/sealing/Sealing';
import { lastOfDocument } from '../../players/accounts/personalData';
import { openPayee } from '../../wallet/withdrawals/payee';
import { payWithdrawal, rejectWithdrawal, takeWithdrawal } from '../../wallet/withdrawals/moveWithdrawal';
import { deskModels } from '@arma11/core/schemas';
import { centsInWords } from '../../wallet/centsInWords';
import { centsOf } from '../../wallet/exchange';
import { table } from '../definition/table';

/** A withdrawal as the treasurer reads it: whom to pay, where, and what speaks against it. */
const WithdrawalLine = deskModels.DeskWithdrawal;
type WithdrawalLine = z.infer<typeof WithdrawalLine>;

type SealedLine = Omit<WithdrawalLine, 'amount_cents'> &
  Pick<Selectable<WithdrawalTable>, 'id' | 'destination_sealed' | 'document_sealed'>;

/** Withdrawals that a condition on w chooses. */
async function withdrawalLines(q: Queryable, sealing: Sealing, tail: Tail): Promise<WithdrawalLine[]> {
  const { rows } = await sql<SealedLine>`
    select w.id, w.destination_sealed, w.document_sealed, w.id as withdrawal, w.user_id as "user", u.username, w.estado, w.amount, w.provider, w.destination, w.holder_name,
      w.doc_number, u.kyc, w.payment_ref, w.reject_reason, w.created_at, w.eta,
      w.estado in ('pendiente','en_proceso') and w.eta < app_now() as late,
      coalesce((select array_agg(distinct o.user_id) from withdrawal o
        where o.provider = w.provider and o.destination_index = w.destination_index and o.user_id <> w.user_id), '{}')::int[] as shared_with
    from withdrawal w join app_user u on u.id = w.user_id ${tail}`.execute(q);
  return Promise.all(
    rows.map(async ({ id, destination_sealed, document_sealed, ...row }) => ({
      ...row,
      ...(await openPayee(sealing, { ...row, id, destination_sealed, document_sealed })),
      amount_cents: centsOf(row.amount),
    })),
  );
}

/** Withdrawals as a table. */
const printWithdrawals = (lines: readonly WithdrawalLine[]): string =>
  lines.length === 0
    ? 'No withdrawals.'
    : table(
        ['withdrawal', 'player', 'state', 'pay', 'by', 'to', 'holder', 'document', 'until', 'note'],
        lines.map((w) => [
          w.withdrawal,
          `${w.username} (${w.user})`,
          w.reject_reason ? `${w.estado}: ${w.reject_reason}` : w.estado,
          centsInWords(w.amount_cents),
          w.provider,
          w.destination,
          w.holder_name,
          `${w.doc_number} (kyc ${w.kyc})`,
          w.late ? `${w.eta} LATE` : w.eta,
          w.payment_ref ?? (w.shared_with.length > 0 ? `SAME DESTINATION AS ${w.shared_with.join(', ')}` : ''),
        ]),
      );

const withdrawal = RowId.describe('the withdrawal');
const ops = (verb: string) => ({
  method: 'POST' as const,
  path: `ops/withdrawals/{withdrawal}/${verb}/`,
  role: 'tesorero' as const,
  result: WithdrawalLine,
});

const lineOf = async (tx: Tx, { deps }: CommandContext, id: number) =>
  (await withdrawalLines(tx, deps.sealing, sql`where w.id = ${id}`))[0];

/** Of where it is paid, and to whom, the desk's history keeps the ends: it is never changed, so it could not be sealed anew. */
const asAudited = (line: WithdrawalLine | undefined) =>
  line && {
    ...line,
    destination: `••• ${line.destination.slice(-4)}`,
    doc_number: lastOfDocument(line.doc_number),
  };

const moving = (context: CommandContext, id: number, reason: string | undefined, move: (tx: Tx) => Promise<unknown>) =>
  context.audited(async (tx) => {
    const before = await lineOf(tx, context, id);
    await move(tx);
    const after = (await lineOf(tx, context, id))!;
    return { result: after, target: `withdrawal:${id}`, before: asAudited(before), after: asAudited(after), reason };
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

/** Withdrawals that wait to be paid, oldest first. */
export const withdrawalList = command({
  name: 'withdrawal list',
  summary: 'withdrawals that wait to be paid',
  args: z.object({
    state: z.enum(['open', 'all']).default('open').describe('those still to be paid, or all, newest first'),
    user: RowId.optional().describe('only of this player'),
  }),
  ops: { method: 'GET', path: 'ops/withdrawals/', role: 'tesorero', result: z.array(WithdrawalLine) },
  run: ({ db, deps }, { state, user }) =>
    withdrawalLines(
      db.fresh,
      deps.sealing,
      sql`where (${state}::text = 'all' or w.estado in ('pendiente','en_proceso')) and (${user ?? null}::int is null or w.user_id = ${user ?? null}::int)
        order by case when ${state}::text = 'all' then -w.id else w.id end limit 200`,
    ),
  print: printWithdrawals,
});

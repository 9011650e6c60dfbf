import { sql } from 'kysely';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import type { DepositTable } from '../../platform/db/tables/walletTables';
import { creditDeposit, takeBackDeposit, wasCredited } from '../../ledger/deposits';
import { notify } from '../../players/notices/notify';
import { Refusal } from '../../platform/refusal';
import { assertNotErased } from '../assertNotErased';
import { type DepositRow, depositRows, depositView } from './depositView';

// What a treasurer reads is English; the codes are the players'.
const refused = (message: string) => new Refusal(409, 'REGLA', message);

async function lockedRow(tx: Tx, id: number, actorId: number | null): Promise<DepositRow> {
  const [row] = await depositRows(tx, sql`where d.id = ${id} for update of d`);
  if (!row) throw new Refusal(404, 'NO_EXISTE', `There is no top-up ${id}. List them with: deposit list.`);
  if (row.user_id === actorId) throw refused('Nobody decides on a top-up of their own.');
  return row;
}

const decided = (actorId: number | null) => ({ decided_at: sql<string>`app_now()`, decided_by: actorId });

async function tell(tx: Tx, id: number): Promise<DepositRow> {
  const [row] = await depositRows(tx, sql`where d.id = ${id}`);
  const approved = row!.estado === 'aprobado';
  await notify(tx, [row!.user_id], {
    kind: 'recarga',
    ref: `deposit:${id}:${row!.estado}`,
    title: approved ? 'Tu recarga está lista' : 'No pudimos aprobar tu recarga',
    body: depositView(row!, null).message,
    link: '/play/billetera',
  });
  return row!;
}

/** Credits a top-up, once. Without an operation number of the player's, the treasurer gives that of the payment they saw. */
export async function approveDeposit(
  tx: Tx,
  { id, actorId, operation }: { id: number; actorId: number | null; operation?: string },
): Promise<DepositRow> {
  const row = await lockedRow(tx, id, actorId);
  await assertNotErased(tx, row.user_id);
  if (row.estado === 'aprobado' || row.estado === 'rechazado') {
    throw refused(`Top-up ${id} is ${row.estado} already${row.estado === 'rechazado' ? '; unmark it first' : ''}.`);
  }
  const operation_number = operation ?? row.operation_number;
  if (operation_number === null) throw refused('Give the operation number of the payment: --operation.');
  try {
    await savepoint(tx, () =>
      tx
        .updateTable('deposit')
        .set({ estado: 'aprobado', operation_number, paid_at: sql`coalesce(paid_at, app_now())`, ...decided(actorId) })
        .where('id', '=', id)
        .execute(),
    );
  } catch (error) {
    if (brokenConstraint(error) !== 'deposit_operation') throw error;
    throw refused(`Operation ${operation_number} belongs to another top-up. Reject this one as duplicado.`);
  }
  if (!(await creditDeposit(tx, row))) throw refused(`Top-up ${id} was credited before.`);
  return tell(tx, id);
}

/** Refuses a top-up for a reason that its player is told. */
export async function rejectDeposit(
  tx: Tx,
  { id, actorId, reason }: { id: number; actorId: number | null; reason: NonNullable<DepositTable['reject_reason']> },
): Promise<DepositRow> {
  const row = await lockedRow(tx, id, actorId);
  if (row.estado === 'aprobado') throw refused(`Top-up ${id} is approved; unmark it first.`);
  if (row.estado === 'rechazado') throw refused(`Top-up ${id} is rejected already.`);
  const rejected = { estado: 'rechazado' as const, reject_reason: reason, ...decided(actorId) };
  await tx.updateTable('deposit').set(rejected).where('id', '=', id).execute();
  return tell(tx, id);
}

/**
 * Takes a wrong decision back. A rejected top-up returns to the queue. An approved one gives its coins back and ends
 * rejected, for good: what was credited once is never credited again; its operation number is free for a new request.
 */
export async function unmarkDeposit(
  tx: Tx,
  { id, actorId }: { id: number; actorId: number | null },
): Promise<DepositRow> {
  const row = await lockedRow(tx, id, actorId);
  if (row.estado === 'aprobado') await undoApproval(tx, row, actorId);
  else if (row.estado === 'rechazado') await undoRejection(tx, row);
  else throw refused(`Top-up ${id} is ${row.estado}: nothing was decided.`);
  const [after] = await depositRows(tx, sql`where d.id = ${id}`);
  return after!;
}

async function undoApproval(tx: Tx, row: DepositRow, actorId: number | null): Promise<void> {
  if (!(await takeBackDeposit(tx, row))) {
    throw refused('The player has spent those coins. Correct their balance with: user adjust.');
  }
  const rejected = { estado: 'rechazado' as const, reject_reason: 'no_encontrado' as const, ...decided(actorId) };
  await tx.updateTable('deposit').set(rejected).where('id', '=', row.id).execute();
  await tell(tx, row.id);
}

async function undoRejection(tx: Tx, row: DepositRow): Promise<void> {
  if (await wasCredited(tx, row.id))
    throw refused(`Top-up ${row.id} was credited once; the player asks for a new one.`);
  try {
    await savepoint(tx, () =>
      sql`update deposit set estado = case when paid_at is null then 'pendiente' else 'en_revision' end, reject_reason = null,
        decided_at = null, decided_by = null, data_until = greatest(data_until, app_now() + interval '24 hours')
        where id = ${row.id}`.execute(tx),
    );
  } catch (error) {
    if (brokenConstraint(error) !== 'deposit_operation') throw error;
    throw refused(`Operation ${row.operation_number} belongs to another top-up by now.`);
  }
}

import { sql } from 'kysely';
import { brokenConstraint } from '../../platform/db/constraint';
import type { Tx } from '../../platform/db/database';
import { savepoint } from '../../platform/db/savepoint';
import { payOutWithdrawal, returnWithdrawal } from '../../ledger/withdrawals';
import { notify } from '../../players/notices/notify';
import { notFound, Refusal } from '../../platform/refusal';
import { type WithdrawalRow, withdrawalRows, withdrawalView } from './withdrawalView';

type Estado = WithdrawalRow['estado'];

const refused = (message: string) => new Refusal(409, 'REGLA', message);

async function locked(tx: Tx, id: number): Promise<WithdrawalRow | undefined> {
  const [row] = await withdrawalRows(tx, sql`where w.id = ${id} for update of w`);
  return row;
}

async function lockedForDesk(tx: Tx, id: number, actorId: number | null): Promise<WithdrawalRow> {
  const row = await locked(tx, id);
  if (!row) throw new Refusal(404, 'NO_EXISTE', `There is no withdrawal ${id}. List them with: withdrawal list.`);
  if (row.user_id === actorId) throw refused('Nobody decides on a withdrawal of their own.');
  return row;
}

async function move(
  tx: Tx,
  row: WithdrawalRow,
  to: { estado: Estado; actorId: number | null; note?: string; payment_ref?: string; reject_reason?: string },
): Promise<WithdrawalRow> {
  const { estado, actorId, note = null, ...rest } = to;
  await tx
    .updateTable('withdrawal')
    .set({ estado, ...rest })
    .where('id', '=', row.id)
    .execute();
  await tx.insertInto('withdrawal_event').values({ withdrawal_id: row.id, estado, actor_id: actorId, note }).execute();
  const [after] = await withdrawalRows(tx, sql`where w.id = ${row.id}`);
  return after!;
}

async function tell(tx: Tx, row: WithdrawalRow): Promise<WithdrawalRow> {
  await notify(tx, [row.user_id], {
    kind: 'retiro',
    ref: `withdrawal:${row.id}:${row.estado}`,
    title: row.estado === 'pagado' ? 'Te pagamos tu retiro' : 'No pudimos pagar tu retiro',
    body: withdrawalView(row).message,
    link: '/play/billetera',
  });
  return row;
}

/** The player takes their request back while nobody has begun to pay it. */
export async function cancelWithdrawal(tx: Tx, userId: number, id: number): Promise<WithdrawalRow> {
  const row = await locked(tx, id);
  if (!row || row.user_id !== userId) throw notFound();
  if (row.estado !== 'pendiente') {
    throw new Refusal(409, 'CERRADO', 'Este retiro ya no se puede cancelar: alguien lo está pagando o ya terminó.');
  }
  await returnWithdrawal(tx, row);
  return move(tx, row, { estado: 'cancelado', actorId: userId });
}

/** A treasurer begins to pay: from here the player can no longer cancel. */
export async function takeWithdrawal(
  tx: Tx,
  { id, actorId }: { id: number; actorId: number | null },
): Promise<WithdrawalRow> {
  const row = await lockedForDesk(tx, id, actorId);
  if (row.estado !== 'pendiente') throw refused(`Withdrawal ${id} is ${row.estado}: only a pending one is taken.`);
  return move(tx, row, { estado: 'en_proceso', actorId });
}

/** The payment was made: the held coins leave the operator, once. */
export async function payWithdrawal(
  tx: Tx,
  { id, actorId, operation }: { id: number; actorId: number | null; operation: string },
): Promise<WithdrawalRow> {
  const row = await lockedForDesk(tx, id, actorId);
  if (row.estado !== 'en_proceso') throw refused(`Withdrawal ${id} is ${row.estado}: take it before you pay it.`);
  try {
    const paid = await savepoint(tx, () => move(tx, row, { estado: 'pagado', actorId, payment_ref: operation }));
    await payOutWithdrawal(tx, row);
    return await tell(tx, paid);
  } catch (error) {
    if (brokenConstraint(error) !== 'withdrawal_payment') throw error;
    throw refused(`Operation ${operation} paid another withdrawal.`);
  }
}

/** It cannot be paid: the coins return, and the player reads why. */
export async function rejectWithdrawal(
  tx: Tx,
  { id, actorId, reason }: { id: number; actorId: number | null; reason: string },
): Promise<WithdrawalRow> {
  const row = await lockedForDesk(tx, id, actorId);
  if (row.estado !== 'pendiente' && row.estado !== 'en_proceso')
    throw refused(`Withdrawal ${id} is ${row.estado} already.`);
  await returnWithdrawal(tx, row);
  return tell(tx, await move(tx, row, { estado: 'rechazado', actorId, reject_reason: reason, note: reason }));
}

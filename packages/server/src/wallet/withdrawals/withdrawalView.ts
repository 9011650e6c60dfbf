import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Withdrawal } from '@arma11/core/contract';
import type { Queryable } from '../../platform/db/database';
import type { Tail } from '../../platform/db/fragments';
import type { WithdrawalTable } from '../../platform/db/tables/walletTables';
import { notFound } from '../../platform/refusal';
import { centsInWords } from '../centsInWords';
import { centsOf } from '../exchange';

/** A withdrawal with what happened to it, oldest first. */
export type WithdrawalRow = Selectable<WithdrawalTable> & { events: Withdrawal['events'] };

const withEvents = sql`
  select w.*, coalesce((
    select jsonb_agg(jsonb_build_object('estado', v.estado, 'note', v.note,
      'at', to_char(v.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by v.id)
    from withdrawal_event v where v.withdrawal_id = w.id), '[]') as events
  from withdrawal w`;

/** Withdrawals that a condition on w chooses. */
export async function withdrawalRows(q: Queryable, tail: Tail): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`${withEvents} ${tail}`.execute(q);
  return rows;
}

/** A player's own withdrawal; another's does not exist. */
export async function withdrawalOf(q: Queryable, userId: number, id: number): Promise<WithdrawalRow> {
  const [row] = await withdrawalRows(q, sql`where w.id = ${id} and w.user_id = ${userId}`);
  if (!row) throw notFound();
  return row;
}

const MESSAGES: Record<Withdrawal['estado'], (row: WithdrawalRow) => string> = {
  pendiente: () => 'Recibimos tu pedido. Te pagamos en 2 días hábiles como máximo.',
  en_proceso: () => 'Estamos haciendo tu pago.',
  pagado: ({ amount }) => `Te pagamos ${centsInWords(centsOf(amount))}.`,
  rechazado: ({ reject_reason }) => `No pudimos pagarte: ${reject_reason ?? 'escríbenos'}. Tu saldo volvió.`,
  cancelado: () => 'Cancelaste este retiro. Tu saldo volvió.',
};

/** A withdrawal as its player sees it; of where it goes, the last four digits. */
export const withdrawalView = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  estado: row.estado,
  amount: row.amount,
  amount_cents: centsOf(row.amount),
  currency: 'PEN',
  provider: row.provider,
  destination: `••• ${row.destination.slice(-4) || row.destination_last}`,
  holder_name: row.holder_name,
  payment_ref: row.payment_ref,
  reject_reason: row.reject_reason,
  message: MESSAGES[row.estado](row),
  created_at: row.created_at,
  eta: row.eta,
  events: row.events,
});

import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import { centsInWords } from '../../wallet/centsInWords';
import { centsOf } from '../../wallet/exchange';
import { table } from '../definition/table';

/** A withdrawal as the treasurer reads it: whom to pay, where, and what speaks against it. */
export const WithdrawalLine = deskModels.DeskWithdrawal;
export type WithdrawalLine = z.infer<typeof WithdrawalLine>;

/** Withdrawals that a condition on w chooses. */
export async function withdrawalLines(q: Queryable, tail: ReturnType<typeof sql>): Promise<WithdrawalLine[]> {
  const { rows } = await sql<Omit<WithdrawalLine, 'amount_cents'>>`
    select w.id as withdrawal, w.user_id as "user", u.username, w.estado, w.amount, w.provider, w.destination, w.holder_name,
      w.doc_number, u.kyc, w.payment_ref, w.reject_reason, w.created_at, w.eta,
      w.estado in ('pendiente','en_proceso') and w.eta < app_now() as late,
      coalesce((select array_agg(distinct o.user_id) from withdrawal o
        where o.provider = w.provider and o.destination = w.destination and o.user_id <> w.user_id), '{}')::int[] as shared_with
    from withdrawal w join app_user u on u.id = w.user_id ${tail}`.execute(q);
  return rows.map((row) => ({ ...row, amount_cents: centsOf(row.amount) }));
}

/** Withdrawals as a table. */
export const printWithdrawals = (lines: readonly WithdrawalLine[]): string =>
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

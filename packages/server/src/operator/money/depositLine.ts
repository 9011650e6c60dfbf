import { deskModels } from '@arma11/core/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import { centsInWords } from '../../wallet/centsInWords';
import { type DepositRow, depositRows } from '../../wallet/deposits/depositView';
import { table } from '../definition/table';

/** A top-up as the treasurer reads it. */
export const DepositLine = deskModels.DeskDeposit;
export type DepositLine = z.infer<typeof DepositLine>;

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
export async function depositLines(q: Queryable, tail: ReturnType<typeof sql>): Promise<DepositLine[]> {
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
    reject_reason: row.reject_reason,
    created_at: row.created_at,
  }));
}

/** Top-ups as a table; a picture that was sent before is a warning. */
export const printDeposits = (lines: readonly DepositLine[]): string =>
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

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { lockPrice } from '../playerLock';

/**
 * What a request of this price pays: the price and 1 to 9 cents that no other request still to be paid has, so that the
 * payment is known by its amount; the least recently used first. The bare price when all nine are taken (rules.md R12.3).
 */
export async function payAmount(tx: Tx, priceCents: number): Promise<number> {
  await lockPrice(tx, priceCents);
  const { rows } = await sql<{ amount: number }>`
    select ${priceCents}::int + cents as amount from generate_series(1, 9) cents
    where not exists (select from deposit d where d.pay_amount_cents = ${priceCents}::int + cents
      and ((d.estado = 'pendiente' and d.pay_until > app_now()) or (d.estado = 'en_revision' and d.operation_number is null)))
    order by (select max(d.created_at) from deposit d where d.pay_amount_cents = ${priceCents}::int + cents) nulls first, cents
    limit 1`.execute(tx);
  return rows[0]?.amount ?? priceCents;
}

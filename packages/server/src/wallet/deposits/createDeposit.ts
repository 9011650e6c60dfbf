import { sql } from 'kysely';
import type { Deposit, PayProvider } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { notFound, Refusal } from '../../platform/refusal';
import { assertWithinDepositLimits } from '../limits/depositLimits';
import { assertNotSelfExcluded } from '../limits/assertNotSelfExcluded';
import { giftsAllowed, assertVerifiedAdult, assertMoneyOn } from '../moneyGate';
import { payCode } from '../payCodes';
import { lockPlayer } from '../../players/lockPlayer';
import { lockPrice } from './lockPrice';
import { depositRows, depositView } from './depositView';

/** Requests still to be paid that one player may have: each takes cents that others then lack. */
const MOST_OPEN = 3;

async function assertBelowOpenLimit(tx: Tx, userId: number): Promise<void> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from deposit
    where user_id = ${userId} and estado = 'pendiente' and data_until > app_now()`.execute(tx);
  if (rows[0]!.open < MOST_OPEN) return;
  throw new Refusal(
    409,
    'RECARGA_ABIERTA',
    `Tienes ${MOST_OPEN} recargas por pagar. Termina una, o espera a que venzan, y pide otra.`,
  );
}

/** Asks for a top-up: what to pay, and where (rules R12.3). Nothing is credited until somebody of ours saw the payment. */
export async function createDeposit(
  tx: Tx,
  given: Pick<Deps, 'money' | 'sealing'>,
  { userId, recarga, provider }: { userId: number; recarga: number; provider: PayProvider },
): Promise<Deposit> {
  const { money } = given;
  assertMoneyOn(money);
  await lockPlayer(tx, userId);
  await assertNotSelfExcluded(tx, userId);
  await assertVerifiedAdult(tx, given, userId);
  const pack = await tx
    .selectFrom('pack')
    .selectAll()
    .where('id', '=', recarga)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!pack) throw notFound();
  const code = await payCode(tx, money, provider);
  if (!code) throw new Refusal(409, 'QR_NO_DISPONIBLE', 'Ahora no se puede pagar así. Elige la otra aplicación.');
  await assertBelowOpenLimit(tx, userId);
  await assertWithinDepositLimits(tx, userId, pack.coins);
  const { id } = await tx
    .insertInto('deposit')
    .values({
      user_id: userId,
      pack_id: pack.id,
      provider,
      coins: pack.coins,
      bonus_coins: (await giftsAllowed(tx, money)) ? pack.bonus_coins : 0,
      price_cents: pack.price_cents,
      pay_amount_cents: await payAmount(tx, pack.price_cents),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [row] = await depositRows(tx, sql`where d.id = ${id}`);
  return depositView(row!, code);
}

/**
 * What a request of this price pays: the price and 1 to 9 cents that no other request still to be paid has, so that the
 * payment is known by its amount; the least recently used first. The bare price when all nine are taken (rules R12.3).
 */
async function payAmount(tx: Tx, priceCents: number): Promise<number> {
  await lockPrice(tx, priceCents);
  const { rows } = await sql<{ amount: number }>`
    select ${priceCents}::int + cents as amount from generate_series(1, 9) cents
    where not exists (select from deposit d where d.pay_amount_cents = ${priceCents}::int + cents
      and ((d.estado = 'pendiente' and d.pay_until > app_now()) or (d.estado = 'en_revision' and d.operation_number is null)))
    order by (select max(d.created_at) from deposit d where d.pay_amount_cents = ${priceCents}::int + cents) nulls first, cents
    limit 1`.execute(tx);
  return rows[0]?.amount ?? priceCents;
}

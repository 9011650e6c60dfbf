import { sql } from 'kysely';
import type { Deposit, PayProvider } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import type { MoneyMode } from '../../platform/deps';
import { notFound, Refusal } from '../../platform/refusal';
import { refuseBeyondDepositLimits } from '../limits/depositLimits';
import { assertNotSelfExcluded } from '../limits/assertNotSelfExcluded';
import { giftsAllowed, refuseUnverified, refuseWithoutMoney } from '../moneyGate';
import { payCode } from '../payCodes';
import { lockPlayer } from '../playerLock';
import { depositRows, depositView } from './depositView';
import { payAmount } from './payAmount';

/** Requests still to be paid that one player may have: each takes cents that others then lack. */
const MOST_OPEN = 3;

async function refuseManyOpen(tx: Tx, userId: number): Promise<void> {
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

/** Asks for a top-up: what to pay, and where (rules.md R12.3). Nothing is credited until somebody of ours saw the payment. */
export async function createDeposit(
  tx: Tx,
  money: MoneyMode,
  { userId, recarga, provider }: { userId: number; recarga: number; provider: PayProvider },
): Promise<Deposit> {
  refuseWithoutMoney(money);
  await lockPlayer(tx, userId);
  await assertNotSelfExcluded(tx, userId);
  await refuseUnverified(tx, money, userId);
  const pack = await tx
    .selectFrom('pack')
    .selectAll()
    .where('id', '=', recarga)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!pack) throw notFound();
  const code = await payCode(tx, money, provider);
  if (!code) throw new Refusal(409, 'QR_NO_DISPONIBLE', 'Ahora no se puede pagar así. Elige la otra aplicación.');
  await refuseManyOpen(tx, userId);
  await refuseBeyondDepositLimits(tx, userId, pack.coins);
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

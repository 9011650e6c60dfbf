import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import { lockPurses } from '../../ledger/purses';
import { lockWithdrawal } from '../../ledger/withdrawals';
import { Refusal } from '../../platform/refusal';
import { WALLET } from '../exchange';
import { lockPlayer } from '../../players/lockPlayer';
import { checkedDestination } from './destination';
import { assertMayWithdraw } from './mayWithdraw';
import { writePayee } from './payee';
import { type WithdrawalRow, withdrawalOf } from './withdrawalView';
import { coinsInWords } from '../../platform/messages/coinsInWords';
import { currencyOf } from '../../players/accounts/currencyOf';

export interface AskedWithdrawal {
  amount: number;
  provider: 'yape' | 'plin' | 'cci';
  destination: string;
  holder_name: string;
  doc_number: string;
}

const { min_withdraw, max_withdraw, withdraw_step } = WALLET;

function assertAmountAllowed(amount: number, currency: string): void {
  if (amount >= min_withdraw && amount <= max_withdraw && amount % withdraw_step === 0) return;
  const inWords = (coins: number) => coinsInWords(coins, currency);
  throw new Refusal(
    422,
    'REGLA',
    `Cobra de ${inWords(min_withdraw)} a ${inWords(max_withdraw)}, de ${inWords(withdraw_step)} en ${inWords(withdraw_step)}.`,
    { min: min_withdraw, max: max_withdraw },
  );
}

async function assertSufficientBalance(
  tx: Tx,
  { userId, amount, currency }: { userId: number; amount: number; currency: string },
): Promise<void> {
  const { balance } = (await lockPurses(tx, userId))['user:retirable'];
  if (balance >= amount) return;
  throw new Refusal(
    409,
    'SALDO_INSUFICIENTE',
    `Puedes cobrar ${coinsInWords(balance, currency)}: lo que ganaste. Las recargas se cobran después de jugarlas, y los bonos no se cobran.`,
    { falta: amount - balance, saldo_retirable: balance },
  );
}

/** The end of the second business day from now, in Lima. */
async function etaFromNow(tx: Tx): Promise<string> {
  const { rows } = await sql<{ eta: string }>`
    select (today + days + time '23:59') at time zone 'America/Lima' as eta
    from (select (app_now() at time zone 'America/Lima')::date as today) now, generate_series(1, 14) days
    where extract(isodow from today + days) < 6
    order by days offset ${WALLET.withdraw_business_days - 1} limit 1`.execute(tx);
  return rows[0]!.eta;
}

/** Puts the player's own winnings aside and asks for them to be paid (rules R12.4). */
export async function createWithdrawal(
  tx: Tx,
  deps: Pick<Deps, 'money' | 'sealing'>,
  player: { id: number; authAt: string },
  asked: AskedWithdrawal,
): Promise<WithdrawalRow> {
  const given = checkedDestination(asked);
  await lockPlayer(tx, player.id);
  await assertMayWithdraw(tx, deps, { userId: player.id, authAt: player.authAt, document: given.doc_number });
  const currency = await currencyOf(tx, player.id);
  assertAmountAllowed(given.amount, currency);
  await assertSufficientBalance(tx, { userId: player.id, amount: given.amount, currency });
  const { id } = await tx
    .insertInto('withdrawal')
    .values({
      user_id: player.id,
      amount: given.amount,
      provider: given.provider,
      holder_name: given.holder_name,
      destination: '',
      doc_number: '',
      eta: await etaFromNow(tx),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writePayee(tx, deps.sealing, id, given);
  await tx
    .insertInto('withdrawal_event')
    .values({ withdrawal_id: id, estado: 'pendiente', actor_id: player.id, note: null })
    .execute();
  await lockWithdrawal(tx, { id, user_id: player.id, amount: given.amount });
  return withdrawalOf(tx, player.id, id);
}

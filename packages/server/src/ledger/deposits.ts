import { sql } from 'kysely';
import type { Tx } from '../platform/db/database';
import { systemAccount, userAccount } from './accounts';
import { post, type Posting } from './post';
import { promotionsOf } from './promotions';
import { lockPurses, takeFrom } from './purses';

/** What the ledger needs to know of a top-up. */
export interface DepositFact {
  id: number;
  user_id: number;
  coins: number;
  bonus_coins: number;
}

const ref = ({ id }: Pick<DepositFact, 'id'>) => String(id);

/** Coins paid for come in as playable, the operator's gift as bonus; once for a top-up. Returns whether it was done now. */
export async function creditDeposit(tx: Tx, deposit: DepositFact): Promise<boolean> {
  const id = await post(tx, {
    kind: 'deposit',
    ref: ref(deposit),
    label: 'Recarga',
    postings: [
      { account: await systemAccount(tx, 'ext:recarga'), amount: -deposit.coins },
      { account: await userAccount(tx, deposit.user_id, 'user:jugable'), amount: deposit.coins },
      { account: await systemAccount(tx, promotionsOf(deposit.user_id)), amount: -deposit.bonus_coins },
      { account: await userAccount(tx, deposit.user_id, 'user:bono'), amount: deposit.bonus_coins },
    ],
  });
  return id !== null;
}

/**
 * Takes a credited top-up back: its coins from the playable purse and then the withdrawable one, as much of the gift as
 * is still there. Returns false, and takes nothing, when the player no longer has the coins.
 */
export async function takeBackDeposit(tx: Tx, deposit: DepositFact): Promise<boolean> {
  const promotions = promotionsOf(deposit.user_id);
  const purses = await lockPurses(tx, deposit.user_id, ['ext:recarga', promotions]);
  const taken = takeFrom([purses['user:jugable'], purses['user:retirable']], deposit.coins);
  if (!taken) return false;
  const gift = Math.min(purses['user:bono'].balance, deposit.bonus_coins);
  const postings: Posting[] = [
    ...taken,
    { account: await systemAccount(tx, 'ext:recarga'), amount: deposit.coins },
    { account: purses['user:bono'].id, amount: -gift },
    { account: await systemAccount(tx, promotions), amount: gift },
  ];
  return (await post(tx, { kind: 'deposit_back', ref: ref(deposit), label: 'Recarga anulada', postings })) !== null;
}

/** Whether a top-up was ever credited. */
export async function wasCredited(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select from ledger_tx where kind = 'deposit' and ref = ${String(id)}`.execute(tx);
  return rows.length > 0;
}

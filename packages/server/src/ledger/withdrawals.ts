import type { Tx } from '../db/database';
import { houseAccount, userAccount } from './accounts';
import { post } from './post';
import { lockPurses } from './purses';

/** What the ledger needs to know of a withdrawal. */
export interface WithdrawalFact {
  id: number;
  user_id: number;
  amount: number;
}

/** Puts withdrawable coins aside. The caller has seen, with the purses locked, that they are there. */
export async function holdWithdrawal(tx: Tx, { id, user_id, amount }: WithdrawalFact): Promise<void> {
  const purses = await lockPurses(tx, user_id);
  await post(tx, {
    kind: 'withdraw',
    ref: String(id),
    label: 'Retiro',
    postings: [
      { account: purses['user:retirable'].id, amount: -amount },
      { account: purses['user:retenido'].id, amount },
    ],
  });
}

/** Gives held coins back to where they came from, once. */
export async function returnWithdrawal(tx: Tx, { id, user_id, amount }: WithdrawalFact): Promise<void> {
  const purses = await lockPurses(tx, user_id);
  await post(tx, {
    kind: 'withdraw_back',
    ref: String(id),
    label: 'Retiro devuelto',
    postings: [
      { account: purses['user:retenido'].id, amount: -amount },
      { account: purses['user:retirable'].id, amount },
    ],
  });
}

/** Held coins leave the house: the payment was made. Once. */
export async function payOutWithdrawal(tx: Tx, { id, user_id, amount }: WithdrawalFact): Promise<void> {
  await post(tx, {
    kind: 'withdraw_paid',
    ref: String(id),
    label: 'Retiro pagado',
    postings: [
      { account: await userAccount(tx, user_id, 'user:retenido'), amount: -amount },
      { account: await houseAccount(tx, 'ext:retiro'), amount },
    ],
  });
}

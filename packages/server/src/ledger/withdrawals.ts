import type { Tx } from '../platform/db/database';
import { systemAccount, userAccount } from './accounts';
import { post } from './post';
import { lockPurses } from './purses';

/** What the ledger needs to know of a withdrawal. */
export interface WithdrawalFact {
  id: number;
  user_id: number;
  amount: number;
}

type Purse = 'user:retirable' | 'user:retenido';

/** Moves a withdrawal's coins between two purses of its player, once for each kind of fact. */
async function move(tx: Tx, fact: WithdrawalFact, told: { kind: string; label: string; from: Purse; to: Purse }) {
  const purses = await lockPurses(tx, fact.user_id);
  await post(tx, {
    kind: told.kind,
    ref: String(fact.id),
    label: told.label,
    postings: [
      { account: purses[told.from].id, amount: -fact.amount },
      { account: purses[told.to].id, amount: fact.amount },
    ],
  });
}

/** Puts withdrawable coins aside. The caller has seen, with the purses locked, that they are there. */
export const lockWithdrawal = (tx: Tx, fact: WithdrawalFact): Promise<void> =>
  move(tx, fact, { kind: 'withdraw', label: 'Retiro', from: 'user:retirable', to: 'user:retenido' });

/** Gives held coins back to where they came from, once. */
export const returnWithdrawal = (tx: Tx, fact: WithdrawalFact): Promise<void> =>
  move(tx, fact, { kind: 'withdraw_back', label: 'Retiro devuelto', from: 'user:retenido', to: 'user:retirable' });

/** Held coins leave the operator: the payment was made. Once. */
export async function payOutWithdrawal(tx: Tx, { id, user_id, amount }: WithdrawalFact): Promise<void> {
  await post(tx, {
    kind: 'withdraw_paid',
    ref: String(id),
    label: 'Retiro pagado',
    postings: [
      { account: await userAccount(tx, user_id, 'user:retenido'), amount: -amount },
      { account: await systemAccount(tx, 'ext:retiro'), amount },
    ],
  });
}

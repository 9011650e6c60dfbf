import type { Tx } from '../platform/db/database';
import { systemAccount } from './accounts';
import { post } from './post';
import { promotionsOf } from './promotions';
import { lockPurses, type PurseKind } from './purses';

/** Corrects a purse against the operator's promotions, once for an id. Returns false when the purse holds too little. */
export async function adjustPurse(
  tx: Tx,
  { id, user_id, purse, amount }: { id: number; user_id: number; purse: PurseKind; amount: number },
): Promise<boolean> {
  const promotions = promotionsOf(user_id);
  const account = (await lockPurses(tx, user_id, [promotions]))[purse];
  if (account.balance + amount < 0) return false;
  await post(tx, {
    kind: 'adjust',
    ref: String(id),
    label: 'Ajuste',
    postings: [
      { account: account.id, amount },
      { account: await systemAccount(tx, promotions), amount: -amount },
    ],
  });
  return true;
}

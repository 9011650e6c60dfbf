import type { Queryable } from '../platform/db/database';
import type { AccountKind } from '../platform/db/tables/ledgerTables';
import { systemAccount, userAccount } from './accounts';
import { post } from './post';
import { promotionsOf } from './promotions';

/** Gives coins of the operator's promotions to a player, once per (kind, ref). Returns whether it was given now. */
export async function grant(
  tx: Queryable,
  gift: { userId: number; amount: number; kind: string; ref: string; label: string; purse?: AccountKind },
): Promise<boolean> {
  const purse = await userAccount(tx, gift.userId, gift.purse ?? 'user:bono');
  const promo = await systemAccount(tx, promotionsOf(gift.userId));
  const id = await post(tx, {
    kind: gift.kind,
    ref: gift.ref,
    label: gift.label,
    postings: [
      { account: promo, amount: -gift.amount },
      { account: purse, amount: gift.amount },
    ],
  });
  return id !== null;
}

import type { Queryable } from '../platform/db/database';
import type { AccountKind } from '../platform/db/tables/ledgerTables';
import { systemAccount, userAccount } from './accounts';
import { post } from './post';
import { promotionsOf } from './promotions';

const isTestPlayer = async (q: Queryable, userId: number) =>
  (await q.selectFrom('app_user').select('test_partner_id').where('id', '=', userId).executeTakeFirst())
    ?.test_partner_id != null;

/**
 * Gives coins of the operator's promotions to a player, once per (kind, ref). Returns whether it was given now: to a test
 * player, who has no purse, never.
 */
export async function grant(
  tx: Queryable,
  gift: { userId: number; amount: number; kind: string; ref: string; label: string; purse?: AccountKind },
): Promise<boolean> {
  if (await isTestPlayer(tx, gift.userId)) return false;
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

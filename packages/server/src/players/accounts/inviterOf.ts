import { usernameKey } from '@arma11/core/domain';
import type { Tx } from '../../platform/db/database';

/** Who shared the link that brought a new player, or null: a name that nobody has is no reason to turn them away. */
export async function inviterOf(tx: Tx, ref: string | undefined): Promise<number | null> {
  if (!ref) return null;
  const inviter = await tx
    .selectFrom('app_user')
    .select('id')
    .where('username_key', '=', usernameKey(ref))
    .where('is_bot', '=', false)
    .executeTakeFirst();
  return inviter?.id ?? null;
}

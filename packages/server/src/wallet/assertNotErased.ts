import type { Tx } from '../platform/db/database';
import { Refusal } from '../platform/refusal';

/** Refuses a correction or a top-up of an account that was erased: nobody could ever use the coins (security I2). */
export async function assertNotErased(tx: Tx, userId: number): Promise<void> {
  const user = await tx
    .selectFrom('app_user')
    .select('anonymised_at')
    .where('id', '=', userId)
    .forKeyShare()
    .executeTakeFirstOrThrow();
  if (user.anonymised_at === null) return;
  throw new Refusal(409, 'REGLA', `The account of user ${userId} was erased: it takes no coins any more.`);
}

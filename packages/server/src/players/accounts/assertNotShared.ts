import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';
import { isDemoEmail } from './demoAccounts';

/**
 * Throws where the account is one of the demo, which the landing offers to everybody: whoever tries it must not be able to
 * keep the others out.
 */
export async function assertNotShared(tx: Tx, userId: number): Promise<void> {
  const { email } = await tx.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  if (!isDemoEmail(email)) return;
  throw new Refusal(403, 'PROHIBIDO', 'La cuenta de demostración es de todos: eso se hace con una cuenta tuya.');
}

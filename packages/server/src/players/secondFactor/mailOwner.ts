import type { Tx } from '../../platform/db/database';
import type { Deps } from '../../platform/deps';
import type { Letter } from '../../platform/messages/letter';

/** A change of what opens the desk is told to its owner's address (ASVS 6.3.7), in the transaction of the change. */
export async function mailOwner(tx: Tx, { queueMessage }: Deps, userId: number, mail: Letter): Promise<void> {
  const { email } = await tx.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  await queueMessage(tx, { channel: 'mail', to: email, ...mail });
}

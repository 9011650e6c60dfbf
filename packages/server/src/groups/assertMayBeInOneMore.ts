import type { Tx } from '../platform/db/database';
import { Refusal } from '../platform/refusal';

/** Groups that a player may be in at once (rules R23.1). */
const MOST_GROUPS = 20;

/** Refuses whoever is in as many groups as one may be. The caller has locked the player, so that they get into no other meanwhile. */
export async function assertMayBeInOneMore(tx: Tx, userId: number): Promise<void> {
  const { groups } = await tx
    .selectFrom('group_member')
    .select(({ fn }) => fn.countAll<number>().as('groups'))
    .where('user_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (groups < MOST_GROUPS) return;
  throw new Refusal(409, 'LIMITE_ALCANZADO', 'Ya estás en 20 grupos, que es lo máximo. Sal de uno.');
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';

/** Gives players an item for nothing: a quest's reward, a promo code's, a rank's or an operator's. Returns how many got it. */
export async function giveItem(tx: Tx, userIds: readonly number[], itemId: number): Promise<number> {
  const { rows } = await sql`
    insert into user_item (user_id, item_id)
    select u, i.id from item i, unnest(${userIds}::int[]) u where i.id = ${itemId} and i.source <> 'inicial'
    on conflict do nothing returning user_id`.execute(tx);
  return rows.length;
}

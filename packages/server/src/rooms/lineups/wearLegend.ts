import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

const legendNeeded = (message: string) => new Refusal(409, 'LEYENDA_REQUERIDA', message);

/**
 * Lets an entry wear one of the player's legends, without which nobody enters a room of legends. It is only shown: it
 * gives no points and stays theirs (rules R10.2). The caller has made the entry in the same transaction.
 */
export async function wearLegend(
  tx: Tx,
  { entryId, userId, item }: { entryId: number; userId: number; item: number | undefined },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select i.id from item i
    where i.category = 'leyendas'
      and (i.source = 'inicial' or exists (select from user_item u where u.item_id = i.id and u.user_id = ${userId}))`.execute(
    tx,
  );
  if (rows.length === 0) throw legendNeeded('Para entrar necesitas una leyenda. Consigue una en la galería.');
  if (!rows.some(({ id }) => id === item)) throw legendNeeded('Elige con cuál de tus leyendas entras.');
  await tx.updateTable('entry').set({ item_leyenda: item! }).where('id', '=', entryId).execute();
}

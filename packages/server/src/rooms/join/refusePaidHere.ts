import type { Tx } from '../../platform/db/database';
import { Refusal } from '../../platform/refusal';

/** A seat that costs coins is taken on our own pages, never on a partner's (design/embedding.md A6.4). */
export async function refusePaidHere(tx: Tx, roomId: number): Promise<void> {
  const room = await tx.selectFrom('room').select('amount_ins').where('id', '=', roomId).executeTakeFirst();
  if (!room || room.amount_ins === 0) return;
  const { amount_ins } = room;
  throw new Refusal(403, 'PASO_EN_SITIO', 'Esta sala se paga en Arma Tu 11. Ábrela ahí para entrar.', { amount_ins });
}

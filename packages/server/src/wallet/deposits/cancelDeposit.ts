import { sql } from 'kysely';
import type { Deposit } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { notFound, Refusal } from '../../platform/refusal';
import { lockPlayer } from '../../players/lockPlayer';
import { depositRows, depositView } from './depositView';

/** Takes back a top-up that nobody said was paid: it no longer counts against the player's limits (rules R16.6). */
export async function cancelDeposit(tx: Tx, userId: number, id: number): Promise<Deposit> {
  await lockPlayer(tx, userId);
  const [row] = await depositRows(tx, sql`where d.id = ${id} and d.user_id = ${userId} for update of d`);
  if (!row) throw notFound();
  if (row.estado === 'en_revision') {
    throw new Refusal(409, 'CERRADO', 'Ya nos dijiste que pagaste: la estamos revisando. Espera la respuesta.');
  }
  if (row.estado !== 'pendiente') throw new Refusal(409, 'CERRADO', 'Esta recarga ya se cerró.');
  await tx.updateTable('deposit').set({ estado: 'cancelado' }).where('id', '=', id).execute();
  const [after] = await depositRows(tx, sql`where d.id = ${id}`);
  return depositView(after!, null);
}

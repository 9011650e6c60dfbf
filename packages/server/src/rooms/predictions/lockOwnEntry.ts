import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { notFound, Refusal } from '../../platform/refusal';
import { isOpenToAll } from '../view/openToAll';

/** The caller's seat in a prediction room that is not over, with its row held. */
export async function lockOwnEntry(tx: Tx, userId: number, predi: number): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number; alive: boolean }>`
    select e.id, r.estado not in ('cancelada','pagada','liquidada') as alive
    from entry e join room r on r.id = e.room_id
    where e.room_id = ${predi} and e.user_id = ${userId} and r.kind = 'predi' for update of e`.execute(tx);
  if (rows[0]?.alive === false) throw new Refusal(409, 'CERRADO', 'Esta sala ya terminó.');
  if (rows[0]) return rows[0];
  const room = await tx
    .selectFrom('room')
    .select(['tipo', 'owner_id', 'cod_access', 'code_only'])
    .where('id', '=', predi)
    .where('kind', '=', 'predi')
    .executeTakeFirst();
  if (!room || (!isOpenToAll(room) && room.owner_id !== userId)) throw notFound();
  throw new Refusal(403, 'NO_INSCRITO', 'Aún no estás en esta sala. Únete y guarda tus predicciones.');
}

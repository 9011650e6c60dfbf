import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import { type PartnerEvent, queueEvents } from '../../platform/webhooks/queueEvents';

/** Notifies partners that rooms in which their pages' players are have been settled. */
export async function notifySettled(tx: Tx, rooms: readonly number[]): Promise<void> {
  const { rows } = await sql<PartnerEvent>`
    select p.partner_id, jsonb_build_object('room', jsonb_build_object('kind', r.kind, 'id', r.id, 'name', r.name),
      'refunded', r.cancel_reason is not null) as data
    from partner_room p join room r on r.id = p.room_id
    where p.room_id = any(${[...rooms]}::int[]) order by p.partner_id, r.id`.execute(tx);
  await queueEvents(tx, 'room.settled', rows);
}

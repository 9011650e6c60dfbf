import { sql, type RawBuilder } from 'kysely';
import type { WebhookEvent } from '@arma11/core/contract';
import type { Tx } from '../../platform/db/database';
import { type PartnerEvent, queueEvents } from '../../platform/webhooks/queueEvents';

/** Notifies partners that rooms in which their pages' players are have been settled. */
export const notifySettled = (tx: Tx, rooms: readonly number[]): Promise<void> =>
  notify(tx, 'room.settled', rooms, sql`'refunded', r.cancel_reason is not null`);

/** Notifies partners that a room in which their pages' players are has been cancelled, and why. */
export const notifyCancelled = (tx: Tx, room: number): Promise<void> =>
  notify(tx, 'room.cancelled', [room], sql`'reason', r.cancel_reason`);

async function notify(tx: Tx, type: WebhookEvent, rooms: readonly number[], more: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<PartnerEvent>`
    select p.partner_id, jsonb_build_object(
      'room', jsonb_build_object('kind', r.kind, 'id', r.id, 'name', r.name), ${more}) as data
    from partner_room p join room r on r.id = p.room_id
    where p.room_id = any(${[...rooms]}::int[]) order by p.partner_id, r.id`.execute(tx);
  await queueEvents(tx, type, rows);
}

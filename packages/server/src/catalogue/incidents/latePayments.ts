import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { dueSince, isDue } from './duePayment';

const late: Where = sql`(${isDue} and ${dueSince} + interval '2 hours' <= (select app_now()))`;

/**
 * Opens an incident for each room that is not paid two hours after its last whistle (rules R15.2), and closes those of rooms that
 * have been paid or called off since. It holds nothing up: what the room waits for has an incident of its own.
 */
export async function keepLatePayments({ fresh }: Pick<Db, 'fresh'>): Promise<void> {
  await sql`
    update incident i set estado = 'decidida', decision = 'mantener', decided_at = app_now(),
      reason = 'The room is not waiting to be paid any more.'
    from room r where i.estado = 'abierta' and i.kind = 'pago_atrasado' and r.id = i.room_id and r.estado <> 'por_liquidar'`.execute(
    fresh,
  );
  await sql`
    insert into incident as i (room_id, kind, fact, due_at, detail)
    select r.id, 'pago_atrasado', '', ${dueSince} + interval '24 hours',
      'Its last whistle was at ' || to_char(r.final_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')
        || ' and it is not paid. Read what it waits for with: settle --room ' || r.id || '.'
    from room r where ${late}
      and not exists (select from incident x where x.room_id = r.id and x.kind = 'pago_atrasado' and x.estado = 'abierta')
    on conflict on constraint incident_once do update set estado = 'abierta', decision = null, decided_at = null,
      decided_by = null, decided_by_id = null, reason = null, opened_at = app_now(), due_at = excluded.due_at,
      detail = excluded.detail`.execute(fresh);
}

/** A room that should have been paid a day after its last whistle at the latest (rules R2.2). */
export interface OverduePayment {
  room: number;
  /** Whole hours since the last whistle. */
  hours: number;
}

/** The rooms that are not paid 24 hours after their last whistle, the longest first. */
export async function overduePayments(q: Queryable): Promise<OverduePayment[]> {
  const { rows } = await sql<OverduePayment>`
    select r.id as room, floor(extract(epoch from app_now() - ${dueSince}) / 3600)::int as hours from room r
    where ${isDue} and ${dueSince} + interval '24 hours' <= (select app_now()) order by ${dueSince}, r.id limit 100`.execute(
    q,
  );
  return rows;
}

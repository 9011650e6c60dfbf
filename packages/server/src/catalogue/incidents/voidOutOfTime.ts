import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';

/**
 * Takes out of a room the matches that did not end within 48 hours of its last kick-off (rules.md R6.1): those that
 * ended later at once; those that have not, an hour after the 48 (R6.6) and never before their incident has been open
 * for one, so that an operator can decide. What the operator decided by hand counts. Such rooms are scored again.
 */
export async function voidOutOfTime(tx: Tx): Promise<void> {
  await sql`
    with late as (
      update room_match rm set void = true
      from room r, match_now m, match held
      where r.id = rm.room_id and m.id = rm.match_id and held.id = m.id and not rm.void and not held.held
        and r.estado in ('cerrada','en_vivo','por_liquidar') and r.ends_at + interval '48 hours' < (select app_now())
        and (
          (m.estado = 'finalizado' and m.final_at > r.ends_at + interval '48 hours')
          or (m.estado not in ('finalizado','cancelado','anulado') and r.ends_at + interval '49 hours' < (select app_now())
            and exists (select from incident i where i.match_id = m.id and i.estado = 'abierta'
              and i.opened_at <= (select app_now()) - interval '1 hour'))
        )
      returning rm.room_id
    )
    update room set scored_changes = null where id in (select room_id from late)`.execute(tx);
}

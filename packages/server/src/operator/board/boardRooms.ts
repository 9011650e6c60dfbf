import { sql } from 'kysely';
import type { DeskBoardRow } from '@arma11/core/back-office';
import type { Queryable } from '../../platform/db/database';
import { roomEnding } from './roomEnding';

/** A payment that comes so many minutes after its time is not on its way any more. */
const PATIENCE_MIN = 10;
/** Prizes should be paid so many hours after the last whistle (rules R2.2). */
const PROMISED_HOURS = 2;
/** Of a lock that moved and comes within so many hours players should hear now. */
const SOON_HOURS = 3;

/** Rooms whose matches are all over and that were not paid when they should have been. */
export async function unpaidRooms(q: Queryable): Promise<DeskBoardRow[]> {
  const { rows } = await sql<DeskBoardRow>`
    select 'room_unpaid' as kind, case when w.untold then 'later' else 'now' end as urgency, r.id, r.name, r.taken as count, r.amount_ins * r.taken as coins,
      case when w.incidents then 'incident' when w.unofficial then 'unofficial' when w.untold then 'outcome' end as detail,
      w.last as since, case when not w.untold then w.last + make_interval(hours => ${PROMISED_HOURS}::int) end as due_at
    from room r
    cross join lateral (
      ${roomEnding}
    ) w
    where r.estado in ('cerrada','en_vivo','por_liquidar') and w.over
      and w.last + make_interval(secs => (r.rules->>'settle_delay_s')::int) < app_now() - make_interval(mins => ${PATIENCE_MIN}::int)
    order by w.untold, w.last, r.id limit 100`.execute(q);
  return rows;
}

/** Rooms with players whose lock is not the one that they opened with (rules R1.5, R14.3). */
export async function movedLocks(q: Queryable): Promise<DeskBoardRow[]> {
  const { rows } = await sql<DeskBoardRow>`
    select 'lock_moved' as kind, r.id, r.name, r.taken as count, null::int as coins, null::timestamptz as since,
      case when r.lock_at < app_now() + make_interval(hours => ${SOON_HOURS}::int) then 'now' else 'later' end as urgency,
      planned.lock_at as detail, r.lock_at as due_at
    from room r
    cross join lateral (
      select min(rm.planned_at) - make_interval(mins => r.lock_lead_min) as lock_at from room_match rm
      where rm.room_id = r.id and (rm.jornada = r.jornada_from or r.kind = 'predi')
    ) planned
    where r.estado in ('abierta','llena') and r.taken > 0 and r.lock_at > app_now() and planned.lock_at <> r.lock_at
    order by r.lock_at, r.id limit 100`.execute(q);
  return rows;
}

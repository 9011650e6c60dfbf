import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { notifyVoid } from './notifyVoid';
import { openTroubles } from './troubles';

/** A lock never moves earlier with less notice than this (rules R1.5). */
export const NOTICE_MIN = 60;

/** A match that comes so many hours before the first of its room, as that was planned, is left out (rules R14.3). */
const AHEAD_HOURS = 24;

/**
 * Brings the rooms of matches whose date has changed up to date (rules R1.5). The lock follows the first kick-off
 * later while it has not passed, and earlier when that leaves an hour's notice; with less, the old lock stands and the
 * moved match locks at its own time. Matches postponed without a date are not waited for. The 48 hours in which a match
 * counts run from the last kick-off as it was planned (R6.1), or from the first one where that has moved beyond it.
 * Opens the incidents of matches that have moved out of a room's time, and tells the players of those that are void.
 */
export async function rescheduleRooms(tx: Tx, matchIds: readonly number[]): Promise<void> {
  if (matchIds.length === 0) return;
  const ids = [...matchIds];
  await planUndated(tx, ids);
  await leaveEarlyMatches(tx, ids);
  await sql`
    with planned as (
      select r.id, min(m.kick_off) as starts_at
      from room r join room_match rm on rm.room_id = r.id and (rm.jornada = r.jornada_from or r.kind = 'predi')
      join match m on m.id = rm.match_id
      where r.estado in ('borrador','abierta','llena') and r.lock_at > app_now() and not rm.void
        and m.estado not in ('aplazado','suspendido','cancelado','anulado')
        and exists (select from room_match x where x.room_id = r.id and x.match_id = any(${ids}::int[]) and not x.void)
      group by r.id
    )
    update room r set starts_at = p.starts_at, ends_at = greatest(r.ends_at, p.starts_at),
      lock_at = p.starts_at - make_interval(mins => r.lock_lead_min)
    from planned p
    where p.id = r.id and p.starts_at <> r.starts_at
      and (p.starts_at > r.starts_at
        or p.starts_at - make_interval(mins => r.lock_lead_min) >= app_now() + make_interval(mins => ${NOTICE_MIN}::int))`.execute(
    tx,
  );
  await openTroubles(tx, ids);
  await notifyVoid(tx, ids);
}

/** A match of an event that had no date when its jornada was prepared is planned by its first one (rules R6.1). */
async function planUndated(tx: Tx, matchIds: readonly number[]): Promise<void> {
  await sql`
    with planned as (
      update room_match rm set planned_at = m.kick_off from room r, match m
      where r.id = rm.room_id and r.jornada_to > r.jornada_from and m.id = rm.match_id and m.id = any(${[...matchIds]}::int[])
        and rm.planned_at is null and m.kick_off is not null and not rm.void
        and r.estado in ('abierta','llena','cerrada','en_vivo')
      returning rm.room_id, rm.planned_at
    )
    update room r set ends_at = p.last from (select room_id, max(planned_at) as last from planned group by 1) p
    where r.id = p.room_id and p.last > r.ends_at`.execute(tx);
}

// The jornada in which a match counts is still open. A later one of an event has a slate, and a lock of its own, once it
// is prepared; until then its matches are the calendar's. A prediction room has one lock for all its jornadas.
const slateOpen: Where = sql`case when rm.jornada = r.jornada_from or r.kind = 'predi'
  then r.estado in ('borrador','abierta','llena') and r.lock_at > app_now()
  else r.estado in ('abierta','llena','cerrada','en_vivo') and exists (
    select from room_jornada j where j.room_id = r.id and j.jornada = rm.jornada and j.lock_at > app_now()) end`;

/**
 * The lock of an open slate stays where the other matches have it. Who held players of such a match gets others; questions
 * about it are void at once (R6.3).
 */
async function leaveEarlyMatches(tx: Tx, matchIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update room_match rm set void = true, ahead = true
    from room r, match m
    where r.id = rm.room_id and m.id = rm.match_id and m.id = any(${[...matchIds]}::int[]) and not rm.void
      and ${slateOpen}
      and m.kick_off <= (select min(x.planned_at) from room_match x
          where x.room_id = r.id and (x.jornada = rm.jornada or r.kind = 'predi'))
        - make_interval(hours => ${AHEAD_HOURS}::int)
      and exists (select from room_match x where x.room_id = r.id and x.match_id <> m.id and not x.void
        and (x.jornada = rm.jornada or r.kind = 'predi'))
    returning rm.id`.execute(tx);
  if (rows.length === 0) return;
  const left = sql`any(${rows.map(({ id }) => id)}::int[])`;
  await sql`update alternative a set result = 'anulado' from market k
    where k.id = a.market_id and k.room_match_id = ${left}`.execute(tx);
  await sql`update market set estado = 'anulado' where room_match_id = ${left}`.execute(tx);
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Value, Where } from '../../platform/db/fragments';

/** A room that was taken from the queue, and its turn. */
export interface Taken {
  id: number;
  turn: number;
}

/** How many wakes become rooms in one transaction; a match may stand for a hundred thousand rooms. */
const WAKES_AT_ONCE = 1000;

/** Rooms that something is still to happen with. On `r`. */
export const isUnderWay: Where = sql`(r.estado in ('abierta','llena','cerrada','en_vivo','por_liquidar')
  or r.estado = 'pagada' and r.rewarded_at is null)`;
/** Rooms that what happens to their matches moves. On `r`. */
const isPlayed: Where = sql`r.estado in ('cerrada','en_vivo','por_liquidar')`;

/** Whether something has changed or a room is due: one look at two indexes. */
export async function queueHasWork({ fresh }: Pick<Db, 'fresh'>): Promise<boolean> {
  const { rows } = await sql<{ work: boolean }>`
    select exists (select from room_wake) or exists (select from room_due where due_at <= (select app_now())) as work`.execute(
    fresh,
  );
  return rows[0]!.work;
}

/** Makes the rooms due that something changed of since; returns how many rooms were named. */
export async function wakeRooms({ fresh }: Pick<Db, 'fresh'>): Promise<number> {
  for (let woken = 0; ;) {
    const { rows } = await sql<{ wakes: number; rooms: number }>`
      with wake as (
        delete from room_wake where id in (select id from room_wake order by id limit ${WAKES_AT_ONCE} for update skip locked)
        returning room_id, match_id, league_id
      ), named as (
        select r.id from wake w join room r on r.id = w.room_id where ${isUnderWay}
        union select r.id from wake w join room_match rm on rm.match_id = w.match_id join room r on r.id = rm.room_id where ${isPlayed}
        union select r.id from wake w join room r on r.league_id = w.league_id where ${isPlayed}
        union select r.id from room r where ${isUnderWay}
          and exists (select from wake w where coalesce(w.room_id, w.match_id, w.league_id) is null)
      ), due as (
        insert into room_due as d (room_id, due_at) select id, '-infinity' from named order by id
        on conflict (room_id) do update set due_at = '-infinity', turn = d.turn + 1 returning 1
      )
      select (select count(*) from wake)::int as wakes, (select count(*) from due)::int as rooms`.execute(fresh);
    woken += rows[0]!.rooms;
    if (rows[0]!.wakes < WAKES_AT_ONCE) return woken;
  }
}

/** Takes the next rooms that are due, in the order of their ids; who took them before leaves them to us. */
export async function takeDue({ fresh }: Pick<Db, 'fresh'>, after: number, most: number): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    update room_due d set turn = d.turn + 1
    from (select room_id from room_due where due_at <= (select app_now()) and room_id > ${after}
      order by room_id limit ${most} for update skip locked) x
    where d.room_id = x.room_id returning d.room_id as id, d.turn`.execute(fresh);
  return rows.toSorted((a, b) => a.id - b.id);
}

// When time alone moves room `r` next, after what was looked at: each fact that its steps compare with the clock.
const nextTime = (seen: Value<string>): Value<string> => sql`coalesce(least(
  case when r.estado in ('abierta','llena') then r.lock_at end,
  case when r.estado = 'cerrada' then r.starts_at end,
  case when r.estado = 'pagada' then '-infinity'::timestamptz end,
  case when r.estado = 'por_liquidar' then (
    select min(t.at) from league l cross join lateral (values
      (case when l.importing_until > clock_timestamp() then ${seen} end),
      (case when r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) > ${seen}
        then r.final_at + make_interval(secs => (r.rules->>'settle_delay_s')::int) end)) t(at)
    where l.id = r.league_id) end,
  case when ${isPlayed} then (
    select min(t.at) from room_match rm join match m on m.id = rm.match_id
    cross join lateral (values (m.kick_off - make_interval(mins => r.lock_lead_min)), (m.kick_off)) t(at)
    where rm.room_id = r.id and t.at > ${seen}) end,
  case when ${isPlayed} then (select min(x.lock_at) from room_jornada x where x.room_id = r.id and x.lock_at > ${seen}) end,
  case when ${isPlayed} then (
    select min(k.lock_at) from market k where k.room_id = r.id and k.match_id is null and k.lock_at > ${seen}) end
), 'infinity')`;

/**
 * Puts rooms off until time moves them next, and lets go of those that are over. One that was woken or taken meanwhile
 * stays as it is, and one that was left stays due.
 */
export async function putOff(
  { fresh }: Pick<Db, 'fresh'>,
  taken: readonly Taken[],
  { seen, left }: { seen: string; left: ReadonlySet<number> },
): Promise<void> {
  const done = taken.filter(({ id }) => !left.has(id));
  const own = sql`unnest(${done.map(({ id }) => id)}::int[], ${done.map(({ turn }) => turn)}::bigint[]) as t(id, turn)`;
  await sql`
    delete from room_due d using ${own}, room r
    where d.room_id = t.id and d.turn = t.turn and r.id = t.id and not ${isUnderWay}`.execute(fresh);
  await sql`
    update room_due d set due_at = x.due_at
    from (select r.id, t.turn, ${nextTime(sql`${seen}::timestamptz`)} as due_at from ${own} join room r on r.id = t.id) x
    where d.room_id = x.id and d.turn = x.turn`.execute(fresh);
}

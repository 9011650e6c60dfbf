import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database';
import type { BusyTime } from './quietWindow';

/** Players are busiest before a lock, and a match is over, with extra time and its payment, so long after its kick-off. */
const BEFORE_MIN = 30;
const MATCH_MIN = 180;
/** What a source tells late must not look like the end. */
const STILL_ON_MIN = 15;

export const HORIZON_HOURS = 48;

/** What is on or comes, of rooms in which people sit; instants in milliseconds of the game's clock. */
export interface Coming {
  now: number;
  matches: BusyTime[];
  locks: BusyTime[];
}

interface Row {
  what: 'now' | 'match' | 'lock';
  from: string;
  until: string;
}

/** Matches and locks that keep servers as they are, within the next two days. */
export async function busyTimes(q: Queryable): Promise<Coming> {
  const { rows } = await sql<Row>`
    select 'now' as what, app_now() as "from", app_now() as until
    union all
    select 'match', m.kick_off - make_interval(mins => ${BEFORE_MIN}::int),
      greatest(m.kick_off + make_interval(mins => ${MATCH_MIN}::int),
        case when m.estado in ('en_vivo','descanso') then app_now() + make_interval(mins => ${STILL_ON_MIN}::int) end)
    from match_now m
    where (m.estado in ('en_vivo','descanso') or m.estado = 'programado'
        and m.kick_off between app_now() - make_interval(mins => ${MATCH_MIN}::int) and app_now() + make_interval(hours => ${HORIZON_HOURS}::int))
      and exists (select from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = m.id and not rm.void and r.taken > 0 and r.estado in ('abierta','llena','cerrada','en_vivo'))
    union all
    select 'lock', r.lock_at - make_interval(mins => ${BEFORE_MIN}::int), r.lock_at
    from room r where r.estado in ('abierta','llena') and r.taken > 0
      and r.lock_at between app_now() and app_now() + make_interval(hours => ${HORIZON_HOURS}::int)`.execute(q);
  const of = (what: Row['what']) =>
    rows
      .filter((row) => row.what === what)
      .map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until) }));
  return { now: of('now')[0]!.from, matches: of('match'), locks: of('lock') };
}

import { sql } from 'kysely';
import type { Seat } from '../../catalogue/incidents/entryPage';
import { lockOfMatch } from '../../catalogue/matches/matchView';
import type { Queryable } from '../../platform/db/database';
import { lockOfJornada } from '../lock/jornadaLock';
import { lockOfLongTerm } from '../lock/longTermLock';

/** A lock of a room in which a player has a seat. */
export interface RoomLock extends Seat {
  name: string;
  league: string;
  /** The name of the jornada that locks; of a prediction room that of its first. */
  jornada: string;
  lock_at: string;
  /** What locks there: stays the same when the lock moves. */
  what: string;
}

/** How long a lock that is over stays in the calendar. */
const KEPT = sql`interval '30 days'`;
const AT_MOST = 500;

const SEAT = sql`r.kind, r.tipo, r.id as room, e.id as entry, r.name, g.name as league, j.name as jornada`;
// Whoever left has no entry any more, and a room that was called off locks nothing.
const seatsOf = (userId: number) => sql`entry e join room r on r.id = e.room_id and r.estado <> 'cancelada'
  join league g on g.id = r.league_id and e.user_id = ${userId}`;

/** The locks of a player's rooms, the soonest first: those to come and those of the last 30 days. */
export async function locksOfPlayer(q: Queryable, userId: number): Promise<RoomLock[]> {
  const ofNumber = sql<number>`j.number`;
  const { rows } = await sql<RoomLock>`
    with locks as (
      select ${SEAT}, ${lockOfJornada(ofNumber)} as lock_at, 'j' || j.number as what
      from ${seatsOf(userId)} join jornada j on j.league_id = r.league_id and j.number between r.jornada_from and r.jornada_to
      where r.kind = 'compe'
      union all
      select ${SEAT}, ${lockOfMatch(sql`r.lock_lead_min`)}, 'm' || m.id
      from ${seatsOf(userId)} join jornada j on j.league_id = r.league_id and j.number = r.jornada_from
      join room_match rm on rm.room_id = r.id and not rm.void join match_now m on m.id = rm.match_id
      where r.kind = 'predi'
      union all
      select ${SEAT}, ${lockOfLongTerm}, 'p' || k.id
      from ${seatsOf(userId)} join jornada j on j.league_id = r.league_id and j.number = r.jornada_from
      join market k on k.room_id = r.id and k.match_id is null
      where r.kind = 'predi'
    )
    select * from locks where lock_at > app_now() - ${KEPT} order by lock_at, room, what limit ${AT_MOST}`.execute(q);
  return rows;
}

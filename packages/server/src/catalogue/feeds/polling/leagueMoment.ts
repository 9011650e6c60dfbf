import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database';

/** What a league's calendar says of now. */
export interface LeagueMoment {
  now: string;
  /** A match is on, or should have begun. */
  live: boolean;
  /** Milliseconds until the next kick-off; null without one. */
  toKickOff: number | null;
  /** A final result is not confirmed yet: each equal read counts. */
  unconfirmed: boolean;
}

/** Longer than any match with extra time: one that is never told to be over is not live for ever. */
const LONGEST_MATCH = '4 hours';

/** Where a league stands; one that does not exist yet waits for nothing. */
export async function leagueMoment(q: Queryable, leagueUnique: string): Promise<LeagueMoment> {
  const { rows } = await sql<{ now: string; live: boolean; next: string | null; unconfirmed: boolean }>`
    select n.now, coalesce(bool_or(m.estado in ('en_vivo','descanso','programado') and m.confirmed_time
        and m.kick_off <= n.now and m.kick_off > n.now - ${LONGEST_MATCH}::interval
      or m.estado in ('en_vivo','descanso') and coalesce(m.began_at, m.kick_off) > n.now - ${LONGEST_MATCH}::interval), false) as live,
      min(m.kick_off) filter (where m.estado = 'programado' and m.kick_off > n.now) as next,
      coalesce(bool_or(m.estado = 'finalizado' and not m.official), false) as unconfirmed
    from (select app_now() as now) n left join league l on l.league_unique = ${leagueUnique}
    left join match_now m on m.league_id = l.id group by n.now`.execute(q);
  const { now, live, next, unconfirmed } = rows[0]!;
  return { now, live, unconfirmed, toKickOff: next === null ? null : Date.parse(next) - Date.parse(now) };
}

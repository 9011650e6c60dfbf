import { sql } from 'kysely';
import type { Match } from '@arma11/core/contract';
import { kickoffHour } from '@arma11/core/domain';
import type { Queryable } from '../../platform/db/database';
import type { Tail, Value, Where } from '../../platform/db/fragments';
import type { MatchRow } from '../../platform/db/schema';
import { teamsById } from '../clubs/teamView';

/** Minutes before its kick-off at which a match locks by itself where no room says otherwise (rules R1.3). */
export const MATCH_LOCK_LEAD_MIN = 5;

/** When a match locks in a room of this lead, in minutes. On `m` (match_now). */
export const lockOfMatch = (lead: number | Value<number>) =>
  sql<string>`(m.kick_off - make_interval(mins => ${lead}::int))`;

/** Whether a match still takes answers in a room of this lead (rules R1.3). On `m` (match_now). */
export const takesAnswers = (lead: number | Value<number>) =>
  sql<boolean>`(m.estado = 'programado' and app_now() < ${lockOfMatch(lead)})`;

/** A dated match with what the wire adds to it. */
export interface DatedMatch extends MatchRow {
  kick_off: string;
  lock_at: string;
  /** No more answers: past its lock, playing, over or void (rules R1.3). */
  close_predi: boolean;
  league_name: string;
  league_unique: string;
  jornada_name: string;
  num_rooms: number;
}

const BY_DATE: Tail = sql`order by m.kick_off, m.id`;

/**
 * The matches that a condition on `m` (match) and `l` (league) chooses, in the given order; with a room, as they lock in
 * it, closed where they do not count in it.
 */
export async function selectMatches(
  q: Queryable,
  where: Where,
  { tail = BY_DATE, room }: { tail?: Tail; room?: number } = {},
): Promise<DatedMatch[]> {
  const lead =
    room === undefined ? MATCH_LOCK_LEAD_MIN : sql<number>`(select r.lock_lead_min from room r where r.id = ${room})`;
  const left = sql<boolean>`exists (select from room_match rm
    where rm.room_id = ${room ?? null}::int and rm.match_id = m.id and rm.void)`;
  const { rows } = await sql<DatedMatch>`
    select m.*, ${lockOfMatch(lead)} as lock_at,
      (not ${takesAnswers(lead)} or ${left}) as close_predi,
      l.name as league_name, l.league_unique, j.name as jornada_name,
      (select count(*)::int from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = m.id and r.kind = 'predi' and r.tipo = '1' and r.estado in ('abierta','llena')) as num_rooms
    from match_now m
    join league l on l.id = m.league_id
    join jornada j on j.league_id = m.league_id and j.number = m.jornada
    where m.kick_off is not null and (${where}) ${tail}`.execute(q);
  return rows;
}

/** Rows as the wire shows them; those of a paid room with what was corrected since (rules R15.3). */
export async function matchViews(
  q: Queryable,
  rows: readonly (DatedMatch & { corrected_result?: Match['corrected_result'] | null })[],
): Promise<Match[]> {
  const teams = await teamsById(
    q,
    rows.flatMap((row) => [row.local_team, row.visit_team]),
  );
  return rows.map((row) => ({
    id: row.id,
    local: teams.get(row.local_team)!,
    visit: teams.get(row.visit_team)!,
    date: row.kick_off,
    hour: kickoffHour(row.kick_off),
    league_name: row.league_name,
    close_predi: row.close_predi,
    league_unique: row.league_unique,
    jornada: row.jornada,
    jornada_name: row.jornada_name,
    lock_at: row.lock_at,
    estado: row.estado,
    minute: row.minute,
    goals_local: row.goals_local,
    goals_visit: row.goals_visit,
    official: row.official,
    ...(row.corrected_result ? { corrected_result: row.corrected_result } : {}),
    confirmed_time: row.confirmed_time,
    num_rooms: row.num_rooms,
  }));
}

/** The matches that a condition chooses, as the wire shows them. */
export async function findMatches(q: Queryable, where: Where, tail?: Tail): Promise<Match[]> {
  return matchViews(q, await selectMatches(q, where, tail ? { tail } : {}));
}

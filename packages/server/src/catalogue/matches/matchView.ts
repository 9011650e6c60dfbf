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

const isAhead = (lead: number | Value<number>) =>
  sql<boolean>`(m.estado = 'programado' and app_now() < ${lockOfMatch(lead)})`;

/**
 * Whether a match was stopped after its start and is to go on another day: what a room that was there has on it stays as
 * it is (rules R14.5). On `r` (room) and `m` (match_now).
 */
export const hasBegun = sql<boolean>`coalesce(m.began_at >= r.created_at, false)`;

/** Whether a match still takes answers in a room (rules R1.3). On `r` (room) and `m` (match_now). */
export const takesAnswers = sql<boolean>`(${isAhead(sql`r.lock_lead_min`)} and not ${hasBegun})`;

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
  const closed =
    room === undefined
      ? sql<boolean>`not ${isAhead(lead)}`
      : sql<boolean>`not exists (select from room r join room_match rm on rm.room_id = r.id and rm.match_id = m.id
          where r.id = ${room} and ${takesAnswers} and not rm.void)`;
  const { rows } = await sql<DatedMatch>`
    select m.*, ${lockOfMatch(lead)} as lock_at,
      ${closed} as close_predi,
      l.name as league_name, l.league_unique, j.name as jornada_name,
      (select count(*)::int from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = m.id and r.kind = 'predi' and r.tipo in ('1','3') and r.cod_access is null and not r.code_only and r.estado in ('abierta','llena')) as num_rooms
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

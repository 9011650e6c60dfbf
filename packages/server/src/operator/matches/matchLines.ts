import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/database';
import type { Where } from '../../platform/db/fragments';
import { table } from '../definition/table';
import type { IncidentLine, MatchLine } from './matchAnswers';

/** Matches as the desk lists them; `where` is about `m` (match) and `l` (league). */
export async function matchLines(q: Queryable, where: Where, most = 200): Promise<z.output<typeof MatchLine>[]> {
  const { rows } = await sql<z.output<typeof MatchLine>>`
    select m.id as match, l.league_unique as league, m.jornada, t.short || ' - ' || v.short as name, m.kick_off, x.confirmed_time, m.estado,
      m.goals_local || '-' || m.goals_visit as score, m.official, x.held,
      (select count(*)::int from room_match rm join room r on r.id = rm.room_id
        where rm.match_id = m.id and r.estado not in ('pagada','cancelada')) as rooms,
      (select count(*)::int from incident i where i.match_id = m.id and i.estado = 'abierta') as incidents
    from match_now m join match x on x.id = m.id join league l on l.id = m.league_id
    join team t on t.id = m.local_team join team v on v.id = m.visit_team
    where ${where} order by m.kick_off nulls last, m.id limit ${most}`.execute(q);
  return rows;
}

export const printMatches = (matches: z.output<typeof MatchLine>[]): string =>
  matches.length === 0
    ? 'No matches.'
    : table(
        ['match', 'league', 'jornada', 'teams', 'kick-off', 'state', 'score', 'official', 'rooms', 'incidents'],
        matches.map((m) => [
          m.match,
          m.league,
          m.jornada,
          m.name,
          m.kick_off ?? 'no date',
          m.held ? `${m.estado} (by hand)` : m.estado,
          m.score ?? '',
          m.official ? 'yes' : '',
          m.rooms,
          m.incidents,
        ]),
      );

/** Incidents as the desk lists them; `where` is about `i` (incident) and `l` (league). */
export async function incidentLines(q: Queryable, where: Where): Promise<z.output<typeof IncidentLine>[]> {
  const { rows } = await sql<z.output<typeof IncidentLine>>`
    select i.id as incident, i.match_id as match, i.room_id as room, coalesce(t.short || ' - ' || v.short, s.name) as name,
      l.league_unique as league, i.kind, i.detail, i.estado, i.decision, i.reason, i.opened_at, i.due_at, i.decided_at,
      i.decided_by,
      case when i.room_id is not null then (i.estado = 'abierta')::int else
        (select count(*)::int from room_match rm join room r on r.id = rm.room_id
          where rm.match_id = i.match_id and not rm.void and r.estado not in ('pagada','cancelada')) end as rooms
    from incident i left join match m on m.id = i.match_id left join room s on s.id = i.room_id
    join league l on l.id = coalesce(m.league_id, s.league_id)
    left join team t on t.id = m.local_team left join team v on v.id = m.visit_team
    where ${where} order by i.estado, i.due_at, i.id limit 200`.execute(q);
  return rows;
}

export const printIncidents = (incidents: z.output<typeof IncidentLine>[]): string =>
  incidents.length === 0
    ? 'No incidents.'
    : table(
        ['incident', 'match', 'room', 'name', 'kind', 'state', 'since', 'until', 'rooms', 'what'],
        incidents.map((i) => [
          i.incident,
          i.match ?? '',
          i.room ?? '',
          i.name,
          i.kind,
          i.decision ? `${i.decision}, ${i.decided_by ?? 'the rules'}` : 'open',
          i.opened_at,
          i.estado === 'abierta' ? i.due_at : '',
          i.rooms,
          i.reason ?? i.detail ?? '',
        ]),
      );
